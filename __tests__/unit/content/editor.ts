import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { problemLine } from "../../../plugins/gatsby-plugin-content/report";
import { filesOfContent, testContent } from "../../site/project";

type Data = Record<string, unknown>;
type Change = (data: Data) => void;

/** The content check with the real schemas. */
export const check = openChecker(process.cwd());

/** The data of a file from the tests' own content, which is valid. */
export const dataOf = (path: string) => JSON.parse(readFileSync(join(testContent, path), "utf8")) as Data;

/** Data as JSON text, with each entry and value on its own line. */
export const written = (data: Data) => `${JSON.stringify(data, null, 2)}\n`;

/** The text of a file from the tests' own content. */
export const textOf = (path: string): string => written(dataOf(path));

let files: Promise<Map<string, Buffer>> | undefined;

/** The files of the tests' own content by their path in content/. */
export const validFiles = (): Promise<Map<string, Buffer>> =>
  (files ??= filesOfContent(testContent).then(found => {
    for (const path of found.keys()) if (path.endsWith(".json")) found.set(path, Buffer.from(textOf(path)));
    return found;
  }));

/** The messages of the check, one per line, after files were replaced, added or (null) deleted. */
export async function afterReplacing(changes: Record<string, string | Buffer | null>): Promise<string[]> {
  const changed = new Map(await validFiles());
  for (const [path, bytes] of Object.entries(changes))
    if (bytes === null) changed.delete(path);
    else changed.set(path, Buffer.from(bytes));
  return (await check(changed)).problems.map(problemLine);
}

/** The messages of the check, one per line, after a change of one file's data. */
export async function afterEditing(path: string, ...changes: Change[]): Promise<string[]> {
  const data = dataOf(path);
  for (const change of changes) change(data);
  return afterReplacing({ [path]: written(data) });
}

/** Sets the value at a path such as hero.features[2].title; undefined removes the key or entry. */
export function put(at: string, value: unknown): Change {
  return data => {
    const keys = at.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() ?? "";
    const holder = keys.reduce<unknown>((current, key) => Reflect.get(current as object, key), data) as object;
    if (value !== undefined) Reflect.set(holder, last, value);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(holder, last);
  };
}

/** The cells of a table: one row per line, cells separated by " | ". */
export const rows = (table: string) =>
  table
    .split("\n")
    .flatMap(line => (line.includes(" | ") ? [line.trim().split(" | ") as [string, string, string]] : []));

/** Rows of "what | file | path in it | new value as JSON, or removed | message of the check". */
export const edits = (table: string) =>
  rows(table).map((row: string[]): [what: string, file: string, path: string, value: unknown, message: string] => {
    const [what = "", file = "", path = "", value = "", message = ""] = row;
    return [what, file, path, value === "removed" ? undefined : (JSON.parse(value) as unknown), message];
  });
