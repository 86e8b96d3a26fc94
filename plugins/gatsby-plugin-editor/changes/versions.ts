import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { readableObject } from "./json-edit";
import type { Field } from "../forms/fields";
import { type ValueChange, valueChanges } from "./value-changes";

/** A version of a file: its commit, the path of the file at that time, its date (ISO 8601) and its author. */
export type Version = Readonly<Record<"id" | "date" | "author", string> & { file: ContentPath }>;

/** A version with the text that its file had. Without `version`, it is saved and in no commit. */
export type VersionText = Readonly<{ version: Version | undefined; fileText: string }>;

/** A version for reading. */
export type ShownVersion = VersionText &
  Readonly<{
    /** What it has changed; undefined for the first version. */
    changed: readonly ValueChange[] | undefined;
    /** What would change if it were brought back. */
    fromNow: readonly ValueChange[];
  }>;

/** The versions of an entry with its title, latest first. */
export type VersionsOfEntry = Readonly<{ title: string; versions: readonly ShownVersion[] }>;

/** Versions of a file, latest first, with what each has changed. `present`: the text of the file now. */
export function shownVersions(
  committed: readonly VersionText[],
  present: string,
  fields: readonly Field[],
): ShownVersion[] {
  const all =
    committed[0]?.fileText === present ? committed : [{ version: undefined, fileText: present }, ...committed];
  const between = (before: string, after: string) =>
    valueChanges(readableObject(before), readableObject(after), fields);
  return all.map((version, index) => {
    const older = all[index + 1];
    const changed = older && between(older.fileText, version.fileText);
    return { ...version, changed, fromNow: between(present, version.fileText) };
  });
}
