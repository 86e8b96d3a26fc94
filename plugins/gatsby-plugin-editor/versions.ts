import type { JsonObject } from "../gatsby-plugin-content/json-object";
import { readJson } from "../gatsby-plugin-content/json-text";
import { type Forms, formOf } from "./forms";
import type { Version, gitOf } from "./git";
import { type ValueChange, valueChanges } from "./value-changes";

/** A version for reading. `version` is undefined for changes that were saved on this computer and are in no commit. */
export type ShownVersion = Readonly<{
  version: Version | undefined;
  /** The text of its file. */
  fileText: string;
  /** What it has changed; undefined for the first version. */
  changed: readonly ValueChange[] | undefined;
  /** What would change if it were brought back. */
  fromNow: readonly ValueChange[];
}>;

const dataIn = (fileText: string): JsonObject => {
  const json = readJson(Buffer.from(fileText));
  return "value" in json ? json.value : {};
};

/** The versions of a file, latest first. `paths`: the file, and its paths under earlier addresses. */
export async function versionsOf(
  git: ReturnType<typeof gitOf>,
  forms: Forms,
  paths: readonly string[],
  present: string,
): Promise<ShownVersion[]> {
  const committed = await git.versions(paths);
  const texts = await Promise.all(committed.map(({ id, path }) => git.textOfVersion(id, path)));
  const known = committed.map((version, index) => ({ version, fileText: texts[index] ?? "" }));
  const all = texts[0] === present ? known : [{ version: undefined, fileText: present }, ...known];
  const { fields } = formOf(forms, dataIn(present));
  const between = (before: string, after: string) => valueChanges(dataIn(before), dataIn(after), fields);
  return all.map(({ version, fileText }, index) => {
    const older = all[index + 1];
    const changed = older && between(older.fileText, fileText);
    return { version, fileText, changed, fromNow: between(present, fileText) };
  });
}
