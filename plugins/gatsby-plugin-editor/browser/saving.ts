import isSame from "fast-deep-equal";
import { fileDataOf } from "../file-data";
import { type Forms, formOf } from "../forms";
import { fileTextOf, withoutFileText } from "../own-keys";
import { parseObject } from "../json-edit";
import { conflicts as messages, refusals } from "../messages";
import { tidied } from "../typography";
import { reload, withSentence } from "./bar";
import { askAbout } from "./conflicts";
import { type Backend, type DataFile, type Saving, textAtFork } from "./decap/backend";
import { afterSave, lastSavedData } from "./decap/store";
import { type FormChange, merge, newText } from "./merge";

type Ask = typeof askAbout;

/** Reads what was sent from a form (`contentFormat`). */
function changeOf(formText: string, forms: Forms): FormChange {
  const form = parseObject(formText);
  const { fields } = formOf(forms, form);
  const saved = lastSavedData();
  const opened = saved ? fileDataOf(saved, fields) : parseObject(fileTextOf(form) ?? "{}");
  return { opened: withoutFileText(opened), typed: withoutFileText(form), fields };
}

/** The text of a file with the changes of a form. Asks about conflicts. Throws if nobody decides them. */
async function mergedText(change: FormChange, fileText: string, ask: Ask): Promise<string> {
  if (fileText === "") throw new Error(refusals.deletedByOthers);
  const { text, conflicts } = merge(change, fileText);
  if (conflicts.length === 0) return text;
  const choices = await ask(conflicts);
  if (!choices) throw new Error(messages.cancelled);
  return merge(change, fileText, choices).text;
}

/** Makes a backend write only the changes of a form, and keep what others have changed since it was opened. */
export function keepOthersChanges(backend: Backend, forms: Forms, ask: Ask = askAbout): void {
  const persistEntry = backend.persistEntry.bind(backend);

  const textOnMain = async (file: DataFile, change: FormChange): Promise<string> => {
    const { data: published } = await backend.getEntry(file.path);
    return mergedText(change, published, ask);
  };

  /** Merges the form into its pull request, and this into what the main branch has now. */
  const textOnPullRequest = async (file: DataFile, change: FormChange, collection: string): Promise<string> => {
    const { data: published } = await backend.getEntry(file.path);
    const inPullRequest = await backend.unpublishedEntryDataFile(collection, file.slug, file.path);
    const changed = await mergedText(change, inPullRequest, ask);
    const isNewInPullRequest = published === "";
    if (isNewInPullRequest) return changed;
    const atFork = await textAtFork(backend, file, collection);
    const sinceFork = { opened: parseObject(atFork), typed: parseObject(changed), fields: change.fields };
    return mergedText(sinceFork, published, ask);
  };

  const textFor = async (file: DataFile, change: FormChange, saving: Saving): Promise<string> => {
    // A duplicate has the text of its original.
    if (saving.newEntry) return newText(change.typed);
    if (saving.unpublished) return textOnPullRequest(file, change, saving.collectionName);
    return textOnMain(file, change);
  };

  backend.persistEntry = async (entry, saving) => {
    const [file] = entry.dataFiles;
    const { hash } = location;
    const change = changeOf(file.raw, forms);
    const fileText = await textFor(file, change, saving);
    const answer = await persistEntry({ ...entry, dataFiles: [{ ...file, raw: fileText }] }, saving);
    const isAllInForm = isSame(tidied(parseObject(fileText)), tidied(change.typed));
    if (!isAllInForm) afterSave(hash, () => reload(withSentence(messages.shown)));
    return answer;
  };
}
