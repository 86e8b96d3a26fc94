import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { isFromOtherSite } from "./is-from-other-site";

type Handle = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/**
 * Answers requests of other websites with 403. Gatsby has already added its own handlers, `/___graphql` among them, so
 * this wraps the function of Express that calls all of them.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  const server = app as unknown as { handle: Handle };
  const handle = server.handle.bind(server);
  server.handle = (request, response, next) => {
    if (!isFromOtherSite(request.headers)) return handle(request, response, next);
    response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
    response.end("Only pages of this server may read this, at localhost or an IP address.\n");
  };
};
