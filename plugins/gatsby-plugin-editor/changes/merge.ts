import isSame from "fast-deep-equal";
import type { JSONPath } from "jsonc-parser";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { type WrittenPath, dottedPath } from "../../gatsby-plugin-content/paths";
import type { Field } from "../forms/fields";
import { inLabels } from "../forms/labels";
import { parseObject, withValue } from "./json-edit";
import { textsIn, tidied } from "../forms/typography";

/** One value three times: when the form was opened or last saved, in the form now, and in the file now. */
type Versions = Readonly<{ opened: unknown; typed: unknown; inFile: unknown }>;

/** The data of a form when it was opened or last saved, and now. */
export type FormChange = Readonly<{ opened: JsonObject; typed: JsonObject; fields: readonly Field[] }>;

/** A value that the form and somebody else have changed to different values. */
export type Conflict = Readonly<{ path: WrittenPath; label: string; mine: unknown; theirs: unknown }>;
export type Decision = "mine" | "theirs";
export type Decisions = ReadonlyMap<WrittenPath, Decision>;

/** The text of a new file. */
export const newText = (data: JsonObject): string => `${JSON.stringify(tidied(data), null, 2)}\n`;

/** The value of a group at a key, or of a list at an index. */
function partAt(whole: unknown, key: string | number): unknown {
  if (Array.isArray(whole)) return (whole as readonly unknown[])[Number(key)];
  return isObject(whole) ? whole[key] : undefined;
}

const partsAt = ({ opened, typed, inFile }: Versions, key: string | number): Versions => ({
  opened: partAt(opened, key),
  typed: partAt(typed, key),
  inFile: partAt(inFile, key),
});

/** The form leaves a value as it was, or has the same change as the file. */
const isUntouched = ({ opened, typed, inFile }: Versions) => isSame(typed, opened) || isSame(typed, inFile);

const areGroups = ({ typed, inFile }: Versions) => isObject(typed) && isObject(inFile);

/**
 * A list with as many entries as in the file: each is merged into the entry at its index, so only changed lines change.
 * If one entry was added and another removed, those between them are written over. The result is the same list.
 */
const isListOfSameLength = ({ typed, inFile }: Versions) =>
  Array.isArray(typed) && Array.isArray(inFile) && typed.length === inFile.length;

/** Others have changed a value since the form was opened. Quotes count as the same, because a save curls them. */
const isChangedByOthers = ({ opened, inFile }: Versions) => !isSame(tidied(inFile), tidied(opened));

/**
 * Puts the changes of a form (`opened` to `typed`) into the text of its file, which others may have changed meanwhile.
 * `decisions` has the paths of conflicts, and whose value is kept. A conflict that is not in it is returned, and its value
 * in the file stays.
 */
export function merge(
  { opened, typed, fields }: FormChange,
  fileText: string,
  decisions: Decisions = new Map(),
): { text: string; conflicts: Conflict[] } {
  const file = parseObject(fileText);
  const known = new Set(textsIn(file));
  const conflicts: Conflict[] = [];
  let text = fileText;

  const write = (path: JSONPath, { typed: value, inFile }: Versions, keyBefore: string | undefined) => {
    // A text with straight apostrophes in the file is written as it was typed: no quotes are curled, no spaces removed.
    const isStraight = typeof inFile === "string" && inFile.includes("'");
    const getInsertionIndex = (keys: string[]) => (keyBefore === undefined ? 0 : keys.indexOf(keyBefore) + 1);
    text = withValue(text, path, isStraight ? value : tidied(value, known), { getInsertionIndex });
  };

  const mergeKeys = (versions: Versions, path: JSONPath) => {
    const keys = Object.keys({ ...(versions.typed as JsonObject), ...(versions.inFile as JsonObject) });
    for (const [index, key] of keys.entries()) mergeValue(partsAt(versions, key), [...path, key], keys[index - 1]);
  };

  const mergeEntries = (versions: Versions, path: JSONPath) => {
    for (const index of (versions.typed as unknown[]).keys())
      mergeValue(partsAt(versions, index), [...path, index], undefined);
  };

  /** Keeps theirs, unless the conflict is decided for mine. */
  const decide = (versions: Versions, path: JSONPath, keyBefore: string | undefined): void => {
    const { typed: mine, inFile: theirs } = versions;
    const written = dottedPath(path);
    const decision = decisions.get(written);
    if (!decision) conflicts.push({ path: written, label: inLabels(written, fields), mine, theirs });
    // Retries as if the form had been opened with their value.
    if (decision === "mine") mergeValue({ opened: theirs, typed: mine, inFile: theirs }, path, keyBefore);
  };

  const mergeValue = (versions: Versions, path: JSONPath, keyBefore: string | undefined): void => {
    if (isUntouched(versions)) return;
    if (areGroups(versions)) mergeKeys(versions, path);
    else if (isChangedByOthers(versions)) decide(versions, path, keyBefore);
    else if (isListOfSameLength(versions)) mergeEntries(versions, path);
    else write(path, versions, keyBefore);
  };

  mergeValue({ opened, typed, inFile: file }, [], undefined);
  return { text, conflicts };
}
