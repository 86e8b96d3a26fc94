import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { type FormValue, isGroup, isList } from "./form-value";

/** The path of the first part in which two values differ; of a list with other entries, the list. Undefined: they are the same. */
export function changedPath(before: FormValue, after: FormValue, path: FieldPath = []): FieldPath | undefined {
  if (before === after) return undefined;
  if (before !== undefined && after !== undefined && isList(before) && isList(after)) {
    const sameEntries = before.length === after.length && before.every(({ key }, index) => after[index]?.key === key);
    if (!sameEntries) return path;
    return firstOf(before.map((entry, index) => changedPath(entry.value, after[index]?.value, [...path, index])));
  }
  if (before === undefined || after === undefined || !isGroup(before) || !isGroup(after)) return path;
  const names = Object.keys({ ...before, ...after });
  return firstOf(names.map(name => changedPath(before[name], after[name], [...path, name])));
}

const firstOf = (paths: readonly (FieldPath | undefined)[]) => paths.find(path => path !== undefined);
