import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { linesOf } from "./typography";
import { type Field, type ListField, type ValueListField, fieldsInside } from "./fields";

/** The data of a form as its file has them: fields in their order, then other keys. A field without a value has no key. */
export function fileDataOf(form: JsonObject, fields: readonly Field[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  const known = fields.map(field => [field.name, valueInFile(field, form[field.name])] as const);
  const others = Object.entries(form).filter(([key]) => !names.has(key));
  return Object.fromEntries([...known, ...others].filter(([, value]) => value !== undefined));
}

function valueInFile(field: Field, value: unknown): unknown {
  if (field.kind === "list" || field.kind === "valueList") return listInFile(field, Array.isArray(value) ? value : []);
  if (isObject(value)) return fileDataOf(value, fieldsInside(field));
  // A required group is in the file even if nobody has unfolded it.
  if (field.kind === "group") return fileDataOf({}, field.fields);
  return value === "" || value === null ? undefined : value;
}

/** A list without entries stays in the file only if it may be empty. A text of several lines becomes several entries. */
function listInFile(field: ListField | ValueListField, entries: readonly unknown[]): unknown {
  const list = entries.flatMap((entry): unknown[] => {
    if (isObject(entry)) return [fileDataOf(entry, fieldsInside(field))];
    if (typeof entry !== "string") return [entry];
    const lines = linesOf(entry);
    return lines.length > 1 ? lines : [entry];
  });
  const keepEmpty = field.min === undefined;
  return list.length > 0 || keepEmpty ? list : undefined;
}
