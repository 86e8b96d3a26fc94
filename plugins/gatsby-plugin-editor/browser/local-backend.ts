import { isCopied } from "../copies";
import { parseObject } from "../json-edit";
import { bar, questions, refusals } from "../messages";
import type { Deletion, Saved } from "../protocol";
import { type Message, barPart, reload, say } from "./bar";
import type { Backend } from "./decap/backend";
import { afterSave, hasUnsavedChanges } from "./decap/store";
import { hashOfSearchEverywhere, hashWithSlug, isListOpen, openEntry, searchedWords } from "./decap/hashes";
import { showNotLive } from "./not-live";
import { followResults } from "./open-field";
import { orderByDrag } from "./order-by-drag";
import { askQuestion } from "./question";
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

let isListOutdated = false;

/** Keeps the bar up to date while lists and forms open. */
function followHash(backend: Backend): void {
  const show = () => {
    // Decap CMS searches only in the open list, if no other list was chosen.
    const everywhere = hashOfSearchEverywhere(location.hash);
    if (everywhere !== location.hash) location.replace(everywhere);
    if (isListOutdated && isListOpen()) location.reload();
    refreshState(backend);
    barPart("versions").hidden = openEntry() === undefined;
  };
  show();
  barPart("versions").onclick = () => openVersions(backend);
  addEventListener("hashchange", show);
}

const refreshState = (backend: Backend) => void showNotLive(backend).catch(() => undefined);

/** Says what a save has changed, and opens the form again if its address has changed. */
function explainSaves(backend: Backend): void {
  const persistEntry = backend.persistEntry.bind(backend);
  backend.persistEntry = async (entry, saving) => {
    const { hash } = location;
    const { raw: fileText } = entry.dataFiles[0];
    const data = parseObject(fileText);
    const { slug } = data;
    const newHash = typeof slug === "string" ? hashWithSlug(hash, slug) : hash;
    // Words typed while the address changes would be lost.
    document.body.inert = newHash !== hash;
    const answer = (await persistEntry(entry, saving).finally(() => (document.body.inert = false))) as Saved;
    const { warnings, others } = answer;
    const isPlain = !isCopied(data) && others.length === 0 && warnings.length === 0;
    const message: Message = {
      text: [
        bar.saved,
        ...(isCopied(data) ? [bar.isCopy] : []),
        ...(others.length > 0 ? [bar.alsoChanged(others)] : []),
        ...(warnings.length > 0 ? [bar.lookAt(warnings)] : []),
      ].join(" "),
      kind: warnings.length > 0 ? "warning" : "info",
      ...(isPlain && { onlyWhile: "saved" }),
    };
    say(message);
    isListOutdated ||= others.length > 0;
    refreshState(backend);
    if (newHash !== hash) afterSave(hash, () => reload(message, newHash));
    return answer;
  };
}

/** Asks whether to delete an entry, and where its visitors go. */
async function askAboutDeletion({ title, from, to, redirects }: Deletion) {
  const details = [
    ...(from && to ? [questions.visitors(from)] : []),
    ...(redirects.length > 0 ? [questions.redirects(redirects)] : []),
    ...(hasUnsavedChanges() ? [questions.losesUnsaved] : []),
  ];
  const withRedirect = { value: "redirect", label: questions.removeAndRedirect(to ?? "") } as const;
  return askQuestion(questions.remove(title), details.join("\n"), [
    ...(to ? [withRedirect] : []),
    { value: "delete", label: questions.removeOnly } as const,
    { value: "keep", label: questions.keep } as const,
  ]);
}

/** Asks before a deletion, and sends the visitors of the page to another one. */
function explainDeletions(backend: Backend): void {
  const deleteFiles = backend.deleteFiles.bind(backend);
  backend.deleteFiles = async ([path = ""]) => {
    // Decap CMS itself asks about a picture.
    if (!path.endsWith(".json")) return deleteFiles([path]);
    const deletion = (await backend.request({ action: "deletion", params: { path } })) as Deletion;
    const answer = await askAboutDeletion(deletion);
    // Decap CMS says the reason, and stays in the form.
    if (answer !== "delete" && answer !== "redirect") throw new Error(questions.kept(deletion.title));
    const redirectTo = answer === "redirect" ? deletion.to : undefined;
    await backend.request({ action: "deleteFiles", params: { paths: [path], redirectTo } });
    say({ text: bar.deleted, staysForNextList: true });
  };
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
