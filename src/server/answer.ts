import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { securityHeaders } from "../build/hosting/security-headers";

/** These headers and the site's security headers, in turn name and value: what Node sends with the least work. */
export const headerLines = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries({ ...securityHeaders, ...headers }).flatMap(([name, value]) => [name, String(value)]);

/** Answers a request in full, with the site's security headers, and returns the status. */
export const answer = (
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = "",
) => {
  const length = status === 304 ? {} : { "Content-Length": Buffer.byteLength(body) };
  response.writeHead(status, headerLines({ ...headers, ...length })).end(body);
  return status;
};
