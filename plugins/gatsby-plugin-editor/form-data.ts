import { type JsonObject, isObject } from "../gatsby-plugin-content/json-object";
import { linesOf } from "./typography";
import type { EditorConfig } from "./decap-config";
import type { Field, Form } from "./fields";
import { LABEL } from "./list-keys";

/** The data of a form as its file has them: fields in their order, then other keys. A field without a value has no key. */
export function fromForm(form: JsonObject, fields: readonly Field[]): JsonObject {
  const names = new Set(fields.map(({ name }) => name));
  const known = fields.map(field => [field.name, valueInFile(field, form[field.name])] as const);
  const others = Object.entries(form).filter(([key]) => !names.has(key) && key !== LABEL);
  return Object.fromEntries([...known, ...others].filter(([, value]) => value !== undefined));
}

function valueInFile(field: Field, value: unknown): unknown {
  if (field.widget === "list") return listInFile(field, Array.isArray(value) ? value : []);
  if (isObject(value)) return fromForm(value, field.fields ?? []);
  // A required group is in the file even if nobody has unfolded it.
  if (field.widget === "object") return fromForm({}, field.fields ?? []);
  return value === "" || value === null ? undefined : value;
}

/** A list without entries stays in the file only if it may be empty. A text of several lines becomes several entries. */
function listInFile({ fields = [], min }: Field, entries: readonly unknown[]): unknown {
  const list = entries.flatMap((entry): unknown[] => {
    if (isObject(entry)) return [fromForm(entry, fields)];
    if (typeof entry !== "string") return [entry];
    const lines = linesOf(entry);
    return lines.length > 1 ? lines : [entry];
  });
  const keepEmpty = min === undefined;
  return list.length > 0 || keepEmpty ? list : undefined;
}

/** The forms of all collections and single files, by the names of their schemas. */
export const formsOf = ({ collections }: EditorConfig): Map<string, Form> =>
  new Map(collections.flatMap(part => ("files" in part ? part.files : part)).map(form => [form.schema, form]));

export type Forms = ReturnType<typeof formsOf>;

/** The form of a file, which names its schema. */
export const formOf = (forms: Forms, { $schema }: JsonObject): Partial<Form> & Pick<Form, "fields"> =>
  forms.get(/([\w-]+)\.schema\.json$/.exec(String($schema))?.[1] ?? "") ?? { fields: [] };

/** "hero.slides[2].alt" as "Top of the page › Slides › 3 › Alternative text": labels, and entries counted from 1. */
export function inLabels(path: string, form: readonly Field[]): string {
  let fields = form;
  const labels = path.match(/[^.[\]]+/g)?.map(part => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const field = fields.find(({ name }) => name === part);
    fields = field?.fields ?? [];
    return field?.label ?? part;
  });
  return labels?.join(" › ") ?? "";
}

/** The key of the text that an entry was read from, for a comparison with the changes of others. */
export const TEXT = "$text";

/** The format in which Decap CMS reads files and writes to the backend (`keepOthersChanges`) and its own backups. */
export const contentFormat = (forms: Forms) => ({
  // A backup already has the text of its file.
  fromFile: (raw: string): JsonObject => {
    const data = JSON.parse(raw) as JsonObject;
    return { [TEXT]: raw, [LABEL]: formOf(forms, data).label, ...data };
  },
  toFile: (entry: JsonObject): string => JSON.stringify(fromForm(entry, formOf(forms, entry).fields)),
});
