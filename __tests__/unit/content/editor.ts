import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import type { ContentPath } from "../../../plugins/gatsby-plugin-content/paths";
import type { Problem } from "../../../plugins/gatsby-plugin-content/problem";
import { problemLine } from "../../../plugins/gatsby-plugin-content/report";
import { filesOfContent, testContent } from "../../site/project";

type Data = Record<string, unknown>;
type Change = (data: Data) => void;

/** The content check with the real schemas. */
export const check = openChecker(process.cwd());

/** The data of a file from the tests' own content, which is valid. */
export const testData = (path: string) => JSON.parse(readFileSync(join(testContent, path), "utf8")) as Data;

/** Data as JSON text, with each entry and value on its own line. */
export const written = (data: Data) => `${JSON.stringify(data, null, 2)}\n`;

/** The text of a file from the tests' own content. */
export const rewrittenText = (path: string): string => written(testData(path));

let files: Promise<Map<ContentPath, Buffer>> | undefined;

/** The files of the tests' own content. */
export const validFiles = (): Promise<Map<ContentPath, Buffer>> =>
  (files ??= filesOfContent(testContent).then(found => {
    for (const path of found.keys()) if (path.endsWith(".json")) found.set(path, Buffer.from(rewrittenText(path)));
    return found;
  }));

/** New bytes of files by path inside content/; null deletes a file. */
type Replaced = Record<string, string | Buffer | null>;

/** The problems of the check after files were replaced, added or deleted. */
export async function problemsAfterReplacing(changes: Replaced): Promise<Problem[]> {
  const changed = new Map(await validFiles());
  for (const [path, bytes] of Object.entries(changes) as [ContentPath, string | Buffer | null][])
    if (bytes === null) changed.delete(path);
    else changed.set(path, Buffer.from(bytes));
  return (await check(changed)).problems;
}

/** The problems of the check after a change of one file's data. */
export async function problemsAfterEditing(path: string, ...changes: Change[]): Promise<Problem[]> {
  const data = testData(path);
  for (const change of changes) change(data);
  return problemsAfterReplacing({ [path]: written(data) });
}

/** The messages of the check, one per line, after files were replaced, added or deleted. */
export const afterReplacing = async (changes: Replaced): Promise<string[]> =>
  (await problemsAfterReplacing(changes)).map(problemLine);

/** The messages of the check, one per line, after a change of one file's data. */
export const afterEditing = async (path: string, ...changes: Change[]): Promise<string[]> =>
  (await problemsAfterEditing(path, ...changes)).map(problemLine);

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

/** What a message must name: file, line, field and remedy. Its other words may change. */
interface Named {
  /** Path inside content/. */
  file: string;
  /** Not compared if it is left out. */
  line?: number;
  field: string;
  severity?: Problem["severity"];
  remedy: string;
}

/** Matches the problem that names all this. */
export const problemNaming = ({ file, line, field, severity = "error", remedy }: Named): Problem =>
  expect.objectContaining({
    file: `content/${file}`,
    line: line ?? (expect.any(Number) as number),
    path: field,
    severity,
    message: expect.stringContaining(remedy) as string,
  }) as Problem;

/** A change of one value, and what the message about it must name. */
export interface Edit {
  what: string;
  file: string;
  path: string;
  /** Undefined removes the value. */
  value: unknown;
  line?: number;
  /** Left out if it is the path of the changed value. */
  field?: string;
  severity?: Problem["severity"];
  remedy: string;
}

/** The problems of the check after an edit. */
export const problemsAfter = ({ file, path, value }: Edit) => problemsAfterEditing(file, put(path, value));

/** Matches the problem that an edit must cause. */
export const problemOf = ({ file, path, line, field = path, severity, remedy }: Edit) =>
  problemNaming({ file, line, field, severity, remedy });
