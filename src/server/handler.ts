import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PGlite } from "@electric-sql/pglite";
import { answer } from "./answer";
import { insert, insertPath } from "./insert";
import { listEnquiries, listingPath } from "./listing";
import { log } from "./log";
import { senderAddress } from "./sender";
import { siteIn } from "./site";

export interface HandlerOptions {
  /** The folder that Gatsby wrote. */
  readonly site: string;
  readonly database: PGlite;
  /** Opens the listing of enquiries; to everybody else it does not exist. */
  readonly token: string;
  /** How many proxies in front of the server add to X-Forwarded-For. */
  readonly proxies: number;
}

/** Everything the local server answers: the hosted API's insert, the listing, and the built site. */
export function createHandler({ site, database, token, proxies }: HandlerOptions) {
  const serveFile = siteIn(site);
  const wanted = Buffer.from(`Bearer ${token}`);

  const isWanted = (authorization = "") => {
    const given = Buffer.from(authorization);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  const list = async ({ method }: IncomingMessage, response: ServerResponse) => {
    const body = method === "HEAD" ? "" : JSON.stringify(await listEnquiries(database));
    return answer(response, 200, { "Cache-Control": "no-store" }, body);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Otherwise Node reads what is left of a body to its end, however long, after the answer.
    if (request.method !== "GET") response.setHeader("Connection", "close");
    try {
      const path = request.url?.split("?", 1)[0];
      if (path === insertPath) {
        const { status, reason } = await insert(request, response, database, senderAddress(request, proxies));
        const hint =
          status === 429 && proxies === 0 ? " (counted for everyone behind a proxy: see TRUSTED_PROXIES)" : "";
        if (status >= 400) log(request, status, `${String(reason)}${hint}`);
        return;
      }
      const isListing = path === listingPath && isWanted(request.headers.authorization);
      const status = await (isListing ? list(request, response) : serveFile(request, response));
      if (status >= 400 || status === 307) log(request, status);
    } catch (error) {
      // A visitor who goes away while something is sent is no fault; a file that cannot be opened is.
      if (response.destroyed && !(error as NodeJS.ErrnoException).path) return;
      log(request, 500, error);
      if (response.headersSent) response.destroy();
      else answer(response, 500, { "Content-Type": "text/plain" }, "Internal Server Error");
    }
  };
}
