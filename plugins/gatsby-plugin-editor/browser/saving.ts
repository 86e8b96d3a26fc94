import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { parseObject } from "../json-edit";
import { conflicts as messages, refusals } from "../messages";
import { reload } from "./bar";
import { askAbout } from "./conflicts";
import { type Backend, type DataFile, type Saving, textAtFork } from "./decap/backend";
import { lastSaved } from "./decap/store";
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

/** Makes a backend write only the changes of a form, and keep what others have changed since it was opened. */
export function keepOthersChanges(backend: Backend, forms: Forms, ask: Ask = askAbout): void {
  const persistEntry = backend.persistEntry.bind(backend);

  const textFor = async (file: DataFile, saving: Saving) => {
    const { [TEXT]: openedText = "{}", ...typed } = parseObject(file.raw);
    // A duplicate has the text of its original.
    if (saving.newEntry) return { text: newText(typed), tookTheirs: false };
    const { fields } = formOf(forms, typed);
    const saved = lastSaved();
    const { [TEXT]: _text, ...opened } = saved ? fromForm(saved, fields) : parseObject(String(openedText));
    const { data: published } = await backend.getEntry(file.path);
    if (!saving.unpublished) return mergedText(opened, typed, published, fields, ask);
    const inPullRequest = await backend.unpublishedEntryDataFile(saving.collectionName, file.slug, file.path);
    const changed = await mergedText(opened, typed, inPullRequest, fields, ask);
    if (!published) return changed;
    const atFork = await textAtFork(backend, file, saving.collectionName);
    const merged = await mergedText(parseObject(atFork), parseObject(changed.text), published, fields, ask);
    return { text: merged.text, tookTheirs: changed.tookTheirs || merged.tookTheirs };
  };

  backend.persistEntry = async (entry, saving) => {
    const [file] = entry.dataFiles;
    const { hash } = location;
    const { text, tookTheirs } = await textFor(file, saving);
    const answer = await persistEntry({ ...entry, dataFiles: [{ ...file, raw: text }] }, saving);
    // The form still has the other words.
    const follow = () => location.hash === hash && reload({ text: messages.saved });
    if (tookTheirs) addEventListener("saved", () => setTimeout(follow), { once: true });
    return answer;
  };
}
