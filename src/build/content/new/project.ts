import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Document, textAt } from "../document";
import { isObject } from "../parse-json";
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

/** The text of a content file; throws a Refusal when it is not there. */
export function readText({ directory, files }: Project, path: string): string {
  if (!files.has(path)) throw new Refusal(`content/${path} is missing. Put it back from the project's history first.`);
  return readFileSync(join(directory, "content", path), "utf8");
}

/** The data of a content file; throws a Refusal when it cannot be read. */
export function readData(project: Project, path: string): Document["json"]["value"] {
  try {
    const data: unknown = JSON.parse(readText(project, path));
    if (isObject(data)) return data;
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  throw new Refusal(`content/${path} is broken. Mend it first: npm run check says how.`);
}

/** The firm's name, which starter texts use. */
export function companyName(project: Project): string {
  return textAt(readData(project, "company.json"), "name") ?? "";
}

/** The slugs of a folder. */
export function slugsOf({ files }: Project, folder: string): string[] {
  const paths = [...files.keys()].filter(path => posix.dirname(path) === folder && path.endsWith(".json"));
  return paths.map(path => posix.basename(path, ".json")).sort();
}

/** The order that puts a new file of a folder last. */
export function nextOrder(project: Project, folder: string): number {
  const orders = slugsOf(project, folder).map(slug => readData(project, `${folder}/${slug}.json`)["order"]);
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
