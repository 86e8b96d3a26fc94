import { preview as messages } from "../messages";
import { sendAgain } from "./draft";
import { hasPage, reloadPage, sayOverPage } from "./page-frame";
import { askServer } from "./server";

/** In ms: how often the server is asked whether it runs. */
const PULSE = 1000;

/** When the server was started, as it says itself. */
let started: unknown;
let isLost = false;

/** Says when the server does not answer. After its restart, loads the page and sends the draft again. */
async function feelPulse(): Promise<void> {
  if (!hasPage()) return;
  const answer = await askServer("alive");
  if (!answer) {
    isLost = true;
    return sayOverPage(messages.lost);
  }
  if (isLost) sayOverPage("");
  isLost = false;
  const isRestarted = started !== undefined && started !== answer["started"];
  started = answer["started"];
  if (!isRestarted) return;
  sendAgain();
  reloadPage();
}

/** Follows the server for as long as the editor is open. Asks only after the last answer. */
export const followServer = (): void => void feelPulse().finally(() => setTimeout(followServer, PULSE));
