import { type JsonObject, isObject } from "../contract/json-object";
import { type Path, formatPath } from "../contract/wording";
import { type Forms, formOf, inLabels } from "./form-values";
import { isSame, withData } from "./keep-text";

/** Two people changed the same; the message says what. */
export class MergeConflict extends Error {}

/** The text of a file as somebody read it, none of a new one, and as they want it. */
export interface Change {
  readonly before?: string;
  readonly after: string;
}

/**
 * The text of a file with what somebody wants changed in it, whatever others have changed since. Throws `MergeConflict`
 * where both changed the same value, named as in its form.
 */
export function changed({ before, after }: Change, now: string | undefined, path: string, forms: Forms): string {
  if (now === before) return after;
  if (now === undefined) throw new MergeConflict(`${path} has been deleted in the meantime. Copy what you wrote.`);
  if (before === undefined) throw new MergeConflict(`There is a file ${path} already. Choose another slug.`);
  const [base, mine, theirs] = [before, after, now].map(text => JSON.parse(text) as JsonObject);
  const nameOf = (at: Path) => inLabels(formatPath(at), formOf(forms, mine ?? {}));
  return withData(now, merged(base, mine, theirs, nameOf));
}

/** What two people have made of the same data. Throws `MergeConflict` where both changed the same value. */
export function merged(base: unknown, mine: unknown, theirs: unknown, nameOf = formatPath, path: Path = []): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!isObject(mine) || !isObject(theirs))
    throw new MergeConflict(`Somebody else changed ${nameOf(path)} in the meantime. Copy what you wrote, and reload.`);
  const before = isObject(base) ? base : {};
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const values = keys.map(key => [key, merged(before[key], mine[key], theirs[key], nameOf, [...path, key])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
