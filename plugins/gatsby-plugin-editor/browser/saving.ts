import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { parseObject } from "../json-edit";
import { conflicts as messages, refusals } from "../messages";
import { reload } from "./bar";
import { askAbout } from "./conflicts";
import { type Backend, type DataFile, type Saving, textAtFork } from "./decap/backend";
import { afterSave, lastSaved } from "./decap/store";
import { type Choices, merge, newText } from "./merge";

type Ask = typeof askAbout;

/** The text of a file with the changes of a form. Asks about conflicts. Throws if nobody decides them. */
async function mergedText(opened: JsonObject, typed: JsonObject, fileText: string, fields: readonly Field[], ask: Ask) {
  if (fileText === "") throw new Error(refusals.deletedByOthers);
  const { text, conflicts } = merge(opened, typed, fileText, fields);
  if (conflicts.length === 0) return { text, tookTheirs: false };
  const choices: Choices | undefined = await ask(conflicts);
  if (!choices) throw new Error(messages.cancelled);
  const decided = merge(opened, typed, fileText, fields, choices);
  return { text: decided.text, tookTheirs: [...choices.values()].includes("theirs") };
}

/** A text for the file, and whether it has somebody else's words that the form does not show yet. */
type Merged = Readonly<{ text: string; tookTheirs: boolean }>;

/** A form when it was opened or last saved, and now. */
type FormChange = Readonly<{ opened: JsonObject; typed: JsonObject; fields: readonly Field[] }>;

/** Reads what was sent from a form (`contentFormat`). */
function changeOf(file: DataFile, forms: Forms): FormChange {
  const { [TEXT]: openedText = "{}", ...typed } = parseObject(file.raw);
  const { fields } = formOf(forms, typed);
  const saved = lastSaved();
  const { [TEXT]: _text, ...opened } = saved ? fromForm(saved, fields) : parseObject(String(openedText));
  return { opened, typed, fields };
}

/** Makes a backend write only the changes of a form, and keep what others have changed since it was opened. */
export function keepOthersChanges(backend: Backend, forms: Forms, ask: Ask = askAbout): void {
  const persistEntry = backend.persistEntry.bind(backend);

  const textOnMain = async (file: DataFile, { opened, typed, fields }: FormChange): Promise<Merged> => {
    const { data: published } = await backend.getEntry(file.path);
    return mergedText(opened, typed, published, fields, ask);
  };

  /** Merges the form into its pull request, and this into what the main branch has now. */
  const textOnPullRequest = async (file: DataFile, change: FormChange, collection: string): Promise<Merged> => {
    const { opened, typed, fields } = change;
    const { data: published } = await backend.getEntry(file.path);
    const inPullRequest = await backend.unpublishedEntryDataFile(collection, file.slug, file.path);
    const changed = await mergedText(opened, typed, inPullRequest, fields, ask);
    const isNewInPullRequest = published === "";
    if (isNewInPullRequest) return changed;
    const atFork = await textAtFork(backend, file, collection);
    const merged = await mergedText(parseObject(atFork), parseObject(changed.text), published, fields, ask);
    return { text: merged.text, tookTheirs: changed.tookTheirs || merged.tookTheirs };
  };

  const textFor = async (file: DataFile, saving: Saving): Promise<Merged> => {
    const change = changeOf(file, forms);
    // A duplicate has the text of its original.
    if (saving.newEntry) return { text: newText(change.typed), tookTheirs: false };
    if (saving.unpublished) return textOnPullRequest(file, change, saving.collectionName);
    return textOnMain(file, change);
  };

  backend.persistEntry = async (entry, saving) => {
    const [file] = entry.dataFiles;
    const { hash } = location;
    const { text, tookTheirs } = await textFor(file, saving);
    const answer = await persistEntry({ ...entry, dataFiles: [{ ...file, raw: text }] }, saving);
    // The form still has the other words.
    if (tookTheirs) afterSave(hash, () => reload({ text: messages.saved }));
    return answer;
  };
}
