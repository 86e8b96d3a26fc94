import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { onContentReport } from "./content-watch";

interface App {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Lets the browser hear, as server-sent events, what is wrong with the content (`src/layout/content-report.ts`). */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  (app as unknown as App).get("/___content-report", (request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    const stop = onContentReport(report => response.write(`data: ${JSON.stringify(report)}\n\n`));
    request.on("close", stop);
  });
};
