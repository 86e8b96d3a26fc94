import { fileOfSlug } from "../../../gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Saved } from "../../changes/apply-edit";
import { faultOf, parseObject } from "../../changes/json-edit";
import { merge, newText } from "../../changes/merge";
import { type AskAbout, mergeAsking } from "../../changes/merge-asking";
import type { Field, Form } from "../../forms/fields";
import { fileDataOf } from "../../forms/file-data";
import { refusals } from "../../messages/messages";
import { type FormGroup, dataOfGroup, formGroupOf } from "../state/form-value";
import type { NewPicture, Store } from "../store/store";

/** The data of a form as its file has them. */
export const dataOfForm = (value: FormGroup, fields: readonly Field[]): JsonObject =>
  fileDataOf(dataOfGroup(value), fields);

export type FormToSave = Readonly<{
  form: Form;
  /** The file; undefined for a new entry. */
  file: ContentPath | undefined;
  /** The data when the form was opened or last saved. */
  opened: JsonObject | undefined;
  value: FormGroup;
  pictures: readonly NewPicture[];
}>;

/** A saved form: the data of its file now, and what the save has done besides. */
export type SavedForm = Readonly<{ data: JsonObject; saved: Saved }>;

/** How often a save starts again because somebody else saved the same file at that moment. */
const ATTEMPTS = 5;

/**
 * Saves a form: its changes are written into the present text of the file, so that what others have changed stays. A form
 * without a change writes nothing. Rejects if the store refuses, or if nobody decides a conflict: then nothing is written.
 */
export async function saveForm(store: Store, toSave: FormToSave, ask: AskAbout): Promise<SavedForm> {
  const { form, file, opened, value, pictures } = toSave;
  const typed = dataOfForm(value, form.fields);
  if (file === undefined || opened === undefined) return saveNewEntry(store, form, typed, pictures);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const present = (await store.files()).get(file);
    if (present === undefined) throw new Error(refusals.deletedByOthers);
    const fault = faultOf(present);
    if (fault !== undefined) throw new Error(refusals.broken(file, fault));
    const fileText = await mergeAsking({ opened, typed, fields: form.fields }, present, ask);
    const data = parseObject(fileText);
    if (fileText === present) return { data, saved: { file, warnings: [], others: [] } };
    const saved = await store.save({ file, fileText, pictures, basedOn: present });
    if (!("outdated" in saved)) return { data, saved };
  }
  throw new Error(refusals.busy);
}

async function saveNewEntry(
  store: Store,
  { path }: Form,
  typed: JsonObject,
  pictures: readonly NewPicture[],
): Promise<SavedForm> {
  const fileText = newText(typed);
  const file = fileOfSlug(path, String(parseObject(fileText)["slug"]));
  const saved = await store.save({ file, fileText, pictures, basedOn: undefined });
  if ("outdated" in saved) throw new Error(refusals.busy);
  return { data: parseObject(fileText), saved };
}

/** The value of a form whose file has other data now (`inFile`): those, with the words that were typed since `sent`. */
export function valueWithTyped(
  inFile: JsonObject,
  sent: FormGroup,
  now: FormGroup,
  fields: readonly Field[],
): FormGroup {
  const change = { opened: dataOfForm(sent, fields), typed: dataOfForm(now, fields), fields };
  const { text } = merge(change, JSON.stringify(inFile), new Map());
  return formGroupOf(parseObject(text), now);
}
