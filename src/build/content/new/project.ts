import { join, posix } from "node:path";
import { type Fault, decodeText } from "../decode";
import { textAt } from "../document";
import { type JsonObject, parseJson } from "../parse-json";
import { type ContentFiles, filesOnDisk } from "../source";
import { Refusal } from "./refusal";

/** The content that something new is added to. */
export interface Project {
  directory: string;
  files: ContentFiles;
}

/** The content of a project directory as it is on disk now. */
export function openProject(directory: string): Project {
  return { directory, files: filesOnDisk(join(directory, "content")) };
}

/** The text and the data of a content file; throws a Refusal with line and column when it cannot be read. */
export function readJson({ files }: Project, path: string): { text: string; data: JsonObject } {
  const file = files.get(path);
  if (!file) throw new Refusal(`content/${path} is missing. Put it back from the project's history first.`);
  const text = decodeText(file.read());
  if ("fault" in text) throw brokenFile(path, text.fault);
  const parsed = parseJson(text.value);
  if ("fault" in parsed) throw brokenFile(path, parsed.fault);
  return { text: text.value, data: parsed.value.value };
}

function brokenFile(path: string, { line, column, message }: Fault): Refusal {
  return new Refusal(`content/${path}:${line}:${column} ${message} Run npm run check and mend the file first.`);
}

/** The firm's name, which starter texts use. */
export function companyName(project: Project): string {
  return textAt(readJson(project, "company.json").data, "name") ?? "";
}

/** The slugs of a folder. */
export function slugsOf({ files }: Project, folder: string): string[] {
  const paths = [...files.keys()].filter(path => posix.dirname(path) === folder && path.endsWith(".json"));
  return paths.map(path => posix.basename(path, ".json")).sort();
}

/** The order that puts a new file of a folder last. */
export function nextOrder(project: Project, folder: string): number {
  const orders = slugsOf(project, folder).map(slug => readJson(project, `${folder}/${slug}.json`).data["order"]);
  return Math.max(0, ...orders.filter(order => typeof order === "number")) + 1;
}

/** "Roof sheeting & cladding" becomes "roof-sheeting-cladding". */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
