import { type JsonObject, isObject } from "../contract/json-object";
import type { EditorConfig } from "./config";
import type { Field } from "./fields";

/** The data of a file as its form holds them; keys that the form does not know stay. */
export function toForm(data: JsonObject, fields: readonly Field[]): JsonObject {
  const known = fields.filter(({ name }) => Object.hasOwn(data, name));
  return { ...data, ...Object.fromEntries(known.map(field => [field.name, valueInForm(field, data[field.name])])) };
}

function valueInForm({ isGroup, fields }: Field, value: unknown): unknown {
  const each = (item: unknown) => (fields && isObject(item) ? toForm(item, fields) : item);
  if (Array.isArray(value)) return value.map(each);
  return isGroup ? [each(value)] : each(value);
}

/** The data of a form as its file holds them, in the order of the fields: what is empty is left out. */
export function fromForm(form: JsonObject, fields: readonly Field[]): JsonObject {
  const known = fields.map(field => [field.name, valueInFile(field, form[field.name])] as const);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.entries(form).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...others].filter(([, value]) => value !== undefined));
}

function valueInFile({ widget, isGroup, fields, required, mayBeEmpty }: Field, value: unknown): unknown {
  if (widget === "list") {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    const list = items.map(item => (fields && isObject(item) ? fromForm(item, fields) : item));
    if (isGroup) return list[0];
    return list.length > 0 || required || mayBeEmpty ? list : undefined;
  }
  if (widget === "object") return fromForm(isObject(value) ? value : {}, fields ?? []);
  if (value === null || value === undefined || value === "") return mayBeEmpty ? "" : undefined;
  return value;
}

/** The fields of each form, by the name of its schema. */
export type Forms = ReadonlyMap<string, readonly Field[]>;

/** The forms of all collections and single files. */
export function formsOf({ collections }: EditorConfig): Forms {
  const forms = collections.flatMap(({ files, schema = "", fields = [] }) => files ?? [{ schema, fields }]);
  return new Map(forms.map(({ schema, fields }) => [schema, fields]));
}

/** The form of a file, which names its schema. */
export const formOf = (forms: Forms, data: JsonObject): readonly Field[] =>
  forms.get(/([\w-]+)\.schema\.json$/.exec(String(data["$schema"]))?.[1] ?? "") ?? [];

/** "hero.slides[2].alt" as "Hero › Slides › 3 › Alternative text": the labels on the way there, entries counted from 1. */
export function inLabels(path: string, form: readonly Field[]): string {
  let fields = form;
  const labels = path.split(/[.[\]]+/).flatMap(part => {
    if (part === "") return [];
    if (/^\d+$/.test(part)) return [String(Number(part) + 1)];
    const field = fields.find(({ name }) => name === part);
    fields = field?.fields ?? [];
    return [field?.label ?? part];
  });
  return labels.join(" › ");
}
