import { join } from "node:path";
import { contentChecker } from "../../../src/contract/check-content";
import { loadSchemas } from "../../../src/contract/json-schema";
import { problemLine } from "../../../src/contract/report";
import { type Data, soundData, soundPictures } from "./fixture";

// ms; the first check of a test file makes its pictures and compiles the schemas, which a busy computer may drag out.
jest.setTimeout(60_000);

type Change = (data: Data) => void;

const check = contentChecker(loadSchemas(join(process.cwd(), "content", "schemas")));
const sound = soundData();
let files: Promise<Map<string, Buffer>> | undefined;

/** The bytes of the sound content by their path inside content/. */
export function soundFiles(): Promise<Map<string, Buffer>> {
  const texts = Object.keys(sound).map((path): [string, Buffer] => [path, Buffer.from(textOf(path))]);
  return (files ??= soundPictures().then(pictures => new Map([...texts, ...Object.entries(pictures)])));
}

/** The text of a file of the sound content. */
export function textOf(path: string): string {
  return `${JSON.stringify(sound[path], null, 2)}\n`;
}

/** What the check says, line by line, after files of the sound content were replaced, added or (null) deleted. */
export async function afterReplacing(changes: Record<string, string | Buffer | null>): Promise<string[]> {
  const changed = new Map(await soundFiles());
  for (const [path, bytes] of Object.entries(changes))
    if (bytes === null) changed.delete(path);
    else changed.set(path, Buffer.from(bytes));
  return (await check(changed)).problems.map(problemLine);
}

/** What the check says, line by line, after the data of one file was changed. */
export async function afterEditing(path: string, change: Change): Promise<string[]> {
  const data = structuredClone(sound[path] ?? {});
  change(data);
  return afterReplacing({ [path]: `${JSON.stringify(data, null, 2)}\n` });
}

/** Puts a value at a path such as hero.features[2].title; undefined takes the key or entry away. */
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

/** Rows of "what | file | path in it | new value as JSON, or gone | what the check then says", one a line. */
export function edits(table: string): [what: string, file: string, path: string, value: unknown, message: string][] {
  const lines = table.split("\n").filter(line => line.includes(" | "));
  return lines.map(line => {
    const [what = "", file = "", path = "", value = "", message = ""] = line.trim().split(" | ");
    return [what, file, path, value === "gone" ? undefined : (JSON.parse(value) as unknown), message];
  });
}
