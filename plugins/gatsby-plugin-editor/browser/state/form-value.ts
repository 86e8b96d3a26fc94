import isSame from "fast-deep-equal";
import { type JsonObject, isObject } from "../../../gatsby-plugin-content/json-object";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";

/**
 * The value of a form: the data of a file, in which each list entry has a key. The key stays with its entry when this is
 * moved or brought back, so that it stays unfolded, and the focus stays in it.
 */
export type FormValue = string | number | boolean | undefined | FormGroup | FormList;
export type FormGroup = Readonly<{ [name: string]: FormValue }>;
export type FormList = readonly Entry[];
export type Entry = Readonly<{ key: string; value: FormValue }>;

let lastKey = 0;

/** A key that no other entry of this page has. */
const newKey = () => `entry-${(lastKey += 1)}`;

export const newEntry = (value: FormValue): Entry => ({ key: newKey(), value });

export const isList = (value: FormValue): value is FormList => Array.isArray(value);

export const isGroup = (value: FormValue): value is FormGroup => isObject(value);

/** The data of a file as a form's value. Where `earlier` has the same entry, it keeps its key. */
export function formValueOf(data: unknown, earlier?: FormValue): FormValue {
  if (Array.isArray(data)) return formListOf(data, earlier !== undefined && isList(earlier) ? earlier : []);
  if (!isObject(data)) return data as FormValue;
  const before = earlier !== undefined && isGroup(earlier) ? earlier : {};
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, formValueOf(part, before[name])]));
}

/** The value of a whole file. */
export const formGroupOf = (data: JsonObject, earlier?: FormGroup): FormGroup =>
  formValueOf(data, earlier) as FormGroup;

/** Entries keep the keys of equal entries; in a list of the same length also those at the same place. */
function formListOf(data: readonly unknown[], earlier: FormList): FormList {
  const free = [...earlier];
  const equal = data.map(value => {
    const index = free.findIndex(entry => isSame(dataOfValue(entry.value), value));
    return index < 0 ? undefined : free.splice(index, 1)[0];
  });
  const sameLength = data.length === earlier.length;
  return data.map((value, index) => {
    const entry = equal[index] ?? (sameLength && free.includes(earlier[index] as Entry) ? earlier[index] : undefined);
    return entry ? { key: entry.key, value: formValueOf(value, entry.value) } : newEntry(formValueOf(value));
  });
}

/** The data of groups and lists. A part that has not changed has the same data again, and is not compared once more. */
const knownData = new WeakMap<object, unknown>();

/** A form's value as data, without keys. */
export function dataOfValue(value: FormValue): unknown {
  if (value === undefined || (!isList(value) && !isGroup(value))) return value;
  const known = knownData.get(value);
  if (known !== undefined) return known;
  const data = isList(value)
    ? value.map(entry => dataOfValue(entry.value))
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dataOfValue(part)]));
  knownData.set(value, data);
  return data;
}

/** The data of a whole form. */
export const dataOfGroup = (value: FormGroup) => dataOfValue(value) as JsonObject;

/** The value at a path; undefined if there is none. */
export function valueAt(value: FormValue, path: FieldPath): FormValue {
  return path.reduce<FormValue>((outer, part) => {
    if (outer === undefined) return undefined;
    if (isList(outer)) return outer[Number(part)]?.value;
    return isGroup(outer) ? outer[part] : undefined;
  }, value);
}

/** A value in which the part at a path is another one. Groups on the way that are missing are made. */
export function withValueAt(value: FormValue, path: FieldPath, part: FormValue): FormValue {
  const [first, ...rest] = path;
  if (first === undefined) return part;
  if (value !== undefined && isList(value))
    return value.map((entry, index) =>
      index === Number(first) ? { key: entry.key, value: withValueAt(entry.value, rest, part) } : entry,
    );
  const group = value !== undefined && isGroup(value) ? value : {};
  return { ...group, [first]: withValueAt(group[first], rest, part) };
}
