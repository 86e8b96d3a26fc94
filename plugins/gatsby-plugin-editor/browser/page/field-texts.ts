import { type JsonObject, isObject } from "../../../gatsby-plugin-content/json-object";
import { type FieldPath, type WrittenPath, dottedPath } from "../../../gatsby-plugin-content/paths";
import { type Field, fieldsInside } from "../../forms/fields";

/** What a form has for its page, by the paths of the fields: words, and names of pictures. */
export type FieldTexts = Readonly<Record<"words" | "pictures", TextsByPath>>;
export type TextsByPath = ReadonlyMap<WrittenPath, string>;

/** The words and the pictures in the data of a form. */
export function fieldTextsOf(data: JsonObject, fields: readonly Field[]): FieldTexts {
  const words = new Map<WrittenPath, string>();
  const pictures = new Map<WrittenPath, string>();

  const add = (field: Field, value: unknown, path: FieldPath): void => {
    if (field.kind === "valueList" && Array.isArray(value))
      value.forEach((entry, index) => add(field.entry, entry, [...path, index]));
    else if (field.kind === "list" && Array.isArray(value))
      value.forEach((entry, index) => addAll(entry, fieldsInside(field), [...path, index]));
    else if (isObject(value)) addAll(value, fieldsInside(field), path);
    else if (typeof value !== "string") return;
    else if (field.kind === "picture") pictures.set(dottedPath(path), nameOfPicture(value));
    else if (field.kind === "text" || field.kind === "longText") words.set(dottedPath(path), value);
  };

  const addAll = (group: unknown, inside: readonly Field[], path: FieldPath): void => {
    if (isObject(group)) for (const field of inside) add(field, group[field.name], [...path, field.name]);
  };

  addAll(data, fields, []);
  return { words, pictures };
}

/** The name of a picture's file, without its folder and its ending. */
export const nameOfPicture = (file: string): string => file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

/** The path of the first words that are others in a later state; undefined without any. */
export const firstChangedWords = (before: FieldTexts, after: FieldTexts): WrittenPath | undefined =>
  [...after.words].find(([path, text]) => before.words.get(path) !== text)?.[0];
