import { preview as messages } from "../messages";
import { readLine, sentenceOf } from "../message-lines";
import type { Draft } from "../protocol";
import { sayOverPage } from "./page-frame";
import { API, askServer } from "./server";

/** In ms: how long after the last key a draft is sent. */
const PAUSE = 700;

/** The draft that the page shows. */
let shown: Draft | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

async function show(draft: Draft): Promise<void> {
  if (shown && shown.path !== draft.path) showSaved(shown.path);
  shown = draft;
  const answer = await askServer("draft", draft);
  const error = answer?.["error"];
  const reasons = String(error)
    .split("\n")
    .map(line => `• ${sentenceOf(readLine(line))}`);
  if (shown === draft) sayOverPage(error ? messages.notShown(reasons.slice(0, 4).join("\n")) : "");
}

/** Shows the saved file again. This also works while the tab closes. */
export const showSaved = (path: string): boolean =>
  navigator.sendBeacon(API, JSON.stringify({ action: "draft", params: { path } }));

/** Shows a draft on the pages, when nothing has been typed for a moment. */
export function showLater(makeDraft: () => Promise<Draft>): void {
  clearTimeout(timer);
  timer = setTimeout(() => void makeDraft().then(show), PAUSE);
}

/** Shows the saved file again. Call it when the form is saved or closed. */
export function dropDraft(): void {
  clearTimeout(timer);
  if (!shown) return;
  showSaved(shown.path);
  shown = undefined;
  sayOverPage("");
}

/** Sends the draft once more, to a server that has been started again. */
export function sendAgain(): void {
  if (shown) void show(shown);
}
