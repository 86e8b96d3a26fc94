import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Field } from "../../forms/fields";
import { fileDataOf } from "../../forms/file-data";
import { parseObject } from "../../changes/json-edit";
import { conflicts as messages } from "../../messages/messages";
import type { askAbout } from "../conflicts";
import { type FormChange, merge } from "../../changes/merge";
import { type FormGroup, dataOfValue, formGroupOf } from "../state/form-value";
import type { NewPicture, SaveResult, Store } from "../store/store";

/** The data of a form as its file has them. */
export const dataOfForm = (value: FormGroup, fields: readonly Field[]): JsonObject =>
  fileDataOf(dataOfValue(value) as JsonObject, fields);

export type FormToSave = Readonly<{
  path: string;
  fields: readonly Field[];
  /** The data when the form was opened or last saved. */
  opened: JsonObject;
  value: FormGroup;
  pictures: readonly NewPicture[];
}>;

/** A saved form: the data of its file now, and what the save has done besides. */
export type SavedForm = Readonly<{ data: JsonObject; result: SaveResult }>;

/** The text of a file with the changes of a form. Asks about conflicts. Throws if nobody decides them. */
async function mergedText(change: FormChange, fileText: string, ask: typeof askAbout): Promise<string> {
  const { text, conflicts } = merge(change, fileText);
  if (conflicts.length === 0) return text;
  const choices = await ask(conflicts);
  if (!choices) throw new Error(messages.cancelled);
  return merge(change, fileText, choices).text;
}

/**
 * Saves a form: its changes are written into the present text of the file, so that what others have changed stays. A form
 * without a change writes nothing. Rejects if the store refuses, or if nobody decides a conflict: then nothing is written.
 */
export async function saveForm(store: Store, form: FormToSave, ask: typeof askAbout): Promise<SavedForm> {
  const { path, fields, opened, value, pictures } = form;
  const present = await store.read(path);
  const change = { opened, typed: dataOfForm(value, fields), fields };
  const text = await mergedText(change, present, ask);
  if (text === present) return { data: parseObject(text), result: { warnings: [], others: [] } };
  const result = await store.save(path, text, pictures);
  return { data: parseObject(text), result };
}

/** The value of a form after a save: what the file has now, with the words typed during the save. */
export function valueAfterSave(
  saved: JsonObject,
  sent: FormGroup,
  now: FormGroup,
  fields: readonly Field[],
): FormGroup {
  const change = { opened: dataOfForm(sent, fields), typed: dataOfForm(now, fields), fields };
  const { text } = merge(change, JSON.stringify(saved), new Map());
  return formGroupOf(parseObject(text), now);
}
