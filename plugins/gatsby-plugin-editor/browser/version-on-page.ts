import type { Draft } from "../protocol";
import { hasUnsavedChanges } from "./decap/store";
import { sendAgain, showSaved } from "./draft";
import { hasPage, pageDocument } from "./page-frame";
import { showWords } from "./page-words";
import { askServer } from "./server";
import { until } from "./until";

/** A page changes some time after its text was sent. */
const CHANGE_OF_PAGE = { limit: 5000, interval: 250 };

/** The path of the file of which another version is looked at. */
let lookedAt: string | undefined;

/** Shows the page of a version of the open entry, at the words that it has in another way. */
export async function lookAt(version: Draft, words: string): Promise<void> {
  if (!hasPage()) return;
  lookedAt = version.path;
  const answer = await askServer("draft", version);
  if (!answer?.["error"]) await until(() => showWords(words, pageDocument()), CHANGE_OF_PAGE);
}

/** Shows the open form's own page again. This also works while the tab closes. */
export function endLook(): void {
  if (lookedAt === undefined) return;
  if (hasUnsavedChanges()) sendAgain();
  else showSaved(lookedAt);
  lookedAt = undefined;
}
