import { readFileSync } from "node:fs";
import { join } from "node:path";
import ignore from "ignore";

/** The list of what is no part of the project: generated files, and what computers leave. */
const LIST = ".gitignore";

function readList(project: string): string {
  try {
    return readFileSync(join(project, LIST), "utf8");
  } catch {
    // A copy of the project may lack it.
    return "";
  }
}

/** Makes a function that says whether Git ignores a file, by its path below a project or one of its folders. */
export function ignoredIn(project: string): (path: string) => boolean {
  const list = ignore().add(readList(project));
  return path => list.ignores(path);
}
