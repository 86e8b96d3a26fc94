import type { IncomingMessage, ServerResponse } from "node:http";
import { answer } from "./answer";
import { type EnquiryStore, insert } from "./insert";
import { siteIn } from "./site";
import { tables } from "./tables";

/** Answers all requests: the hosted API's inserts, and the built site. The options are those of `serve`. */
export function createHandler(site: string, store: EnquiryStore, proxies: number) {
  const serveFile = siteIn(site);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Otherwise Node reads the rest of the body after the answer, however long it is.
    const { method, headers } = request;
    if (method !== "GET" || headers["content-length"] || headers["transfer-encoding"])
      response.setHeader("Connection", "close");
    try {
      const table = tables.get(request.url?.split("?", 1)[0] ?? "");
      if (table) {
        const { status, reason } = await insert(request, response, store, table, senderAddress(request, proxies));
        const hint = status === 429 && proxies === 0 ? " (all behind a proxy count as one: see TRUSTED_PROXIES)" : "";
        if (status >= 400) log(request, status, `${String(reason)}${hint}`);
        return;
      }
      const status = await serveFile(request, response);
      if (status >= 400 || status === 307) log(request, status);
    } catch (error) {
      // A visitor who closes the connection is no error; a file that cannot be opened is.
      if (response.destroyed && !(error as NodeJS.ErrnoException).path) return;
      log(request, 500, error);
      if (response.headersSent) response.destroy();
      else answer(response, 500, { "Content-Type": "text/plain" }, "Internal Server Error");
    }
  };
}

/**
 * Writes one line to stderr: time, method, path as sent, status and reason. It must not contain what a visitor typed: for
 * a refused enquiry, `insert` passes only the code, because the message can quote a row.
 */
const log = ({ method = "", url = "" }: IncomingMessage, status: number, reason: unknown = "") => {
  const path = url.replace(/\?.*/s, "").replace(/[^!-~]/g, encodeURIComponent);
  const words = String(reason).replace(/[\s\p{Cc}]+/gu, " ");
  process.stderr.write(`${`${new Date().toISOString()} ${method} ${path} ${status} ${words}`.trim()}\n`);
};

/**
 * The address of a request's sender. Each of the `proxies` in front of this server has added the address that it saw to
 * the end of X-Forwarded-For. Earlier entries can be faked by the sender and are ignored.
 */
export function senderAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const all = [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? ""].flat().join(",").split(",");
  const hops = all.map(hop => hop.trim()).filter(Boolean);
  return hops.at(-1 - proxies) ?? hops[0] ?? "";
}
