import { refusals } from "../messages";
import { barPart } from "./bar";
import type { Backend } from "./decap/backend";
import { hashOfSearchEverywhere, openEntry, searchedWords } from "./decap/hashes";
import { explainDeletions } from "./local-deletions";
import { explainSaves, reloadOutdatedList } from "./local-saves";
import { refreshNotLive } from "./not-live";
import { followResults } from "./open-field";
import { orderByDrag } from "./order-by-drag";
import { openVersions } from "./version-list";

/** Sends the words of a search with each request, and says what to do when the server does not answer. */
function explainRequests(backend: Backend): void {
  const request = backend.request.bind(backend);
  backend.request = async ({ action, params }) => {
    try {
      return await request({ action, params: { ...params, search: searchedWords() } });
    } catch (error) {
      // `fetch` throws this when there is no connection.
      throw error instanceof TypeError ? new Error(refusals.noAnswer) : error;
    }
  };
}

/** Keeps the bar up to date while lists and forms open. */
function followHash(backend: Backend): void {
  const show = () => {
    // Decap CMS searches only in the open list, if no other list was chosen.
    const everywhere = hashOfSearchEverywhere(location.hash);
    if (everywhere !== location.hash) location.replace(everywhere);
    reloadOutdatedList();
    refreshNotLive(backend);
    barPart("versions").hidden = openEntry() === undefined;
  };
  show();
  barPart("versions").onclick = () => openVersions(backend);
  addEventListener("hashchange", show);
}

let isListening = false;

/** Makes the backend on this computer say what happens. Decap CMS opens it more than once. */
export function explain(backend: Backend): void {
  explainRequests(backend);
  if (!isListening) {
    isListening = true;
    followHash(backend);
    orderByDrag(backend);
    followResults();
  }
  explainSaves(backend);
  explainDeletions(backend);
}
