import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { fileDataOf } from "../file-data";
import type { Field } from "../fields";
import { fileTextOf, withoutFileText } from "../own-keys";
import type { Draft, SentPicture } from "../protocol";
import { textsWithPaths } from "../words";
import { newText } from "./merge";

/** Finds a picture of the open form: https://decapcms.org/docs/customization/ */
export type GetAsset = (path: string) => Readonly<{ path: string; toBase64: () => Promise<string> }>;

/** The data of an open form, its fields, and how to find its pictures. */
export type OpenForm = Readonly<{ data: JsonObject; fields: readonly Field[]; getAsset: GetAsset }>;

/** The name of the page of an entry that is not saved yet. */
export const NEW_ENTRY = "new-entry";

/** The order of an entry that has no number yet: the last. */
const LAST = 99999;

const isPicture = (text: string) => /^\.{1,2}\/.+\.(?:jpe?g|png|webp|svg)$/.test(text);

/** The pictures in the data of a form that are not in the text of its file. */
async function newPictures(typed: JsonObject, fileText: string, getAsset: GetAsset): Promise<SentPicture[]> {
  const texts = textsWithPaths(typed).map(({ text }) => text);
  const added = texts.filter(text => isPicture(text) && !fileText.includes(text)).map(text => getAsset(text));
  const found = added.filter(({ path }) => path);
  return Promise.all(found.map(async asset => ({ path: asset.path, content: await asset.toBase64() })));
}

/** What is typed in the form of a file. */
export async function draftOfFile(path: string, { data, fields, getAsset }: OpenForm): Promise<Draft> {
  const typed = withoutFileText(fileDataOf(data, fields));
  const pictures = await newPictures(typed, fileTextOf(data) ?? "", getAsset);
  return { path, fileText: newText(typed), pictures };
}

/** What is typed in the form of a new entry of a folder. A duplicate has the text of its original, which is left out. */
export async function draftOfNewEntry(folder: string, { data, fields, getAsset }: OpenForm): Promise<Draft> {
  const typed = withoutFileText(fileDataOf(data, fields));
  return {
    path: `${folder}/${NEW_ENTRY}.json`,
    fileText: newText({ ...typed, slug: NEW_ENTRY, order: typed["order"] ?? LAST }),
    pictures: await newPictures(typed, "", getAsset),
  };
}
