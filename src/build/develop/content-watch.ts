import { watch } from "node:fs";
import type { Reporter } from "gatsby";
import { type Problem, hasErrors } from "../content/problem";
import { textReport } from "../content/report";
import { mirrorContent } from "./mirror";
import { shortenBatches } from "./short-batches";

/** In ms: an editor's save is often several writes. */
const settle = 40;

type Listener = (report: string) => void;

const listeners = new Set<Listener>();
let lastReport = "";

/** Tells the listener what is wrong with the content, now and whenever it changes; "" when nothing is. */
export const onContentReport = (listener: Listener): (() => void) => {
  listeners.add(listener);
  listener(lastReport);
  return () => listeners.delete(listener);
};

/**
 * Follows the content while somebody edits it. What is sound goes into the mirror, and so onto the page; what is not
 * stays out of it, so that the last good page stays, and is reported until it is mended.
 */
export const watchContent = async (check: () => Promise<Problem[]>, reporter: Reporter) => {
  const follow = async () => {
    const problems = await check();
    const report = hasErrors(problems) ? textReport(problems.filter(({ severity }) => severity === "error")) : "";
    if (!report) await mirrorContent();
    if (report === lastReport) return;
    if (report) reporter.warn(`The page shows the last good content until this is mended:\n\n${report}`);
    else reporter.success("The content is sound again.");
    lastReport = report;
    for (const tell of listeners) tell(report);
  };

  shortenBatches();
  await mirrorContent();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following = Promise.resolve();
  watch("content", { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      following = following.then(follow).catch((error: unknown) => void reporter.error(String(error)));
    }, settle);
  });
};
