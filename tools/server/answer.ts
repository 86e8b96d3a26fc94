import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { securityHeaders } from "../../plugins/gatsby-plugin-hosting/security-headers";

/** Sends a whole answer with the security headers, and returns the status. */
export function answer(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = "",
) {
  const length = status === 304 ? {} : { "Content-Length": Buffer.byteLength(body) };
  response.writeHead(status, { ...securityHeaders, ...headers, ...length }).end(body);
  return status;
}
