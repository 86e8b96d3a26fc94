import type { RequestListener } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs } from "gatsby";
import { openChecker } from "../check-content";
import { textReport } from "../report";
import { mirrorContent } from "./mirror";

/** In ms. A save is often several writes, and chokidar reports no second change of a file within 50 ms. */
const debounceTime = 100;

/**
 * Checks the content after each save. Copies content without errors to the mirror, and so to the page. Errors are
 * reported in the terminal and, as server-sent events, to the browser (`src/layout/content-report.ts`).
 */
export const followContent = ({ app, reporter }: CreateDevServerArgs) => {
  const routes = app as unknown as Record<"get" | "post", (path: string, answer: RequestListener) => void>;
  const check = openChecker(process.cwd());
  const browsers = new Set<() => void>();
  let report = "";

  const follow = async () => {
    const { problems } = await check();
    const next = textReport(problems.filter(({ severity }) => severity === "error"));
    if (!next) mirrorContent({ isRunning: true });
    if (next === report) return;
    report = next;
    if (report) reporter.warn(`The page shows the last good content until this is fixed:\n\n${report}`);
    else reporter.success("The content is valid again.");
    for (const send of browsers) send();
  };

  let following = Promise.resolve();
  // Runs once at the start. Each change of a file starts the timer again.
  const timer = setTimeout(() => {
    following = following.then(follow).catch((error: unknown) => void reporter.error(String(error)));
  }, debounceTime);
  watch("content", { ignoreInitial: true }).on("all", () => timer.refresh());

  routes.post("/rest/v1/contact_submissions", (_request, response) => {
    reporter.warn("An enquiry was sent, and nobody stores it while developing; npm start does.");
    response.writeHead(503).end();
  });
  routes.get("/___content-report", (request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
    const send = () => response.write(`data: ${JSON.stringify(report)}\n\n`);
    send();
    browsers.add(send);
    request.on("close", () => browsers.delete(send));
  });
};
