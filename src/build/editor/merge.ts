import { isObject } from "../content/json-object";
import { type Path, formatPath } from "../content/wording";
import { isSame } from "./keep-text";

/** Two people changed the same value. */
export class MergeConflict extends Error {}

/** What two people have made of the same data. Throws `MergeConflict` where both changed the same value. */
export function merged(base: unknown, mine: unknown, theirs: unknown, path: Path = []): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!isObject(mine) || !isObject(theirs)) throw new MergeConflict(formatPath(path));
  const before = isObject(base) ? base : {};
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const values = keys.map(key => [key, merged(before[key], mine[key], theirs[key], [...path, key])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
