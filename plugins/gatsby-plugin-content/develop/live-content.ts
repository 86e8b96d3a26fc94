import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs } from "gatsby";
import { openChecker } from "../check-content";
import { textReport } from "../report";
import { mirrorContent } from "./mirror";

/**
 * In ms: an editor's save is often several writes. Above 50, in which chokidar tells of no second change of a file: a
 * check before that could read half a save and never hear of the rest.
 */
const settle = 100;

type Route = (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;

interface App {
  get: Route;
  post: Route;
}

/**
 * Follows the content while somebody edits it. What is sound goes into the mirror, and so onto the page; what is not
 * stays out of it, so that the last good page stays, and is reported until it is mended: in the terminal, and to the
 * browser as server-sent events (`src/layout/content-report.ts`).
 */
export const followContent = ({ app, reporter }: CreateDevServerArgs) => {
  const check = openChecker(process.cwd());
  const changes = new EventEmitter().setMaxListeners(0);
  let report = "";

  const follow = async () => {
    const { problems } = await check();
    const next = textReport(problems.filter(({ severity }) => severity === "error"));
    if (!next) await mirrorContent({ isRunning: true });
    if (next === report) return;
    report = next;
    if (report) reporter.warn(`The page shows the last good content until this is mended:\n\n${report}`);
    else reporter.success("The content is sound again.");
    changes.emit("report");
  };

  let following = Promise.resolve();
  const followSoon = () => {
    following = following.then(follow).catch((error: unknown) => void reporter.error(String(error)));
  };
  followSoon();
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(followSoon, settle);
  });

  (app as unknown as App).post("/rest/v1/contact_submissions", (_request, response) => {
    reporter.warn("An enquiry was sent, and nobody stores it while developing; npm start does.");
    response.writeHead(503).end();
  });
  (app as unknown as App).get("/___content-report", (request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    const tell = () => response.write(`data: ${JSON.stringify(report)}\n\n`);
    tell();
    changes.on("report", tell);
    request.on("close", () => changes.off("report", tell));
  });
};
