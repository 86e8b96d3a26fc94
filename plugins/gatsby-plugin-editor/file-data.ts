import { type JsonObject, isObject } from "../gatsby-plugin-content/json-object";
import { linesOf } from "./typography";
import type { Field } from "./fields";
import { LABEL } from "./own-keys";

/** The data of a form as its file has them: fields in their order, then other keys. A field without a value has no key. */
export function fileDataOf(form: JsonObject, fields: readonly Field[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  const known = fields.map(field => [field.name, valueInFile(field, form[field.name])] as const);
  const others = Object.entries(form).filter(([key]) => !names.has(key) && key !== LABEL);
  return Object.fromEntries([...known, ...others].filter(([, value]) => value !== undefined));
}

function valueInFile(field: Field, value: unknown): unknown {
  if (field.widget === "list") return listInFile(field, Array.isArray(value) ? value : []);
  if (isObject(value)) return fileDataOf(value, field.fields ?? []);
  // A required group is in the file even if nobody has unfolded it.
  if (field.widget === "object") return fileDataOf({}, field.fields ?? []);
  return value === "" || value === null ? undefined : value;
}

/** A list without entries stays in the file only if it may be empty. A text of several lines becomes several entries. */
function listInFile({ fields = [], min }: Field, entries: readonly unknown[]): unknown {
  const list = entries.flatMap((entry): unknown[] => {
    if (isObject(entry)) return [fileDataOf(entry, fields)];
    if (typeof entry !== "string") return [entry];
    const lines = linesOf(entry);
    return lines.length > 1 ? lines : [entry];
  });
  const keepEmpty = min === undefined;
  return list.length > 0 || keepEmpty ? list : undefined;
}
