import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { securityHeaders } from "../../plugins/gatsby-plugin-hosting/security-headers";

/** Begins an answer with these headers and the site's security headers. */
export const beginAnswer = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders) =>
  response.writeHead(status, { ...securityHeaders, ...headers });

/** Answers a request in full, and returns the status. */
export const answer = (
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = "",
) => {
  const length = status === 304 ? {} : { "Content-Length": Buffer.byteLength(body) };
  beginAnswer(response, status, { ...headers, ...length }).end(body);
  return status;
};
