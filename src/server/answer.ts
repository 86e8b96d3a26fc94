import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { securityHeaders } from "../build/security-headers";

/** Answers a request with the site's security headers; without a body its headers only, for the caller to go on. */
export const begin = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders) =>
  response.writeHead(status, { ...securityHeaders, ...headers });

/** Answers a request in full and returns the status. */
export const answer = (
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer = "",
) => {
  begin(response, status, status === 304 ? headers : { ...headers, "Content-Length": Buffer.byteLength(body) }).end(
    body,
  );
  return status;
};
