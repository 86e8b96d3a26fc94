import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { testContent } from "../../site/project";

/** The paths and texts of the JSON files in the tests' own content. */
export const filesOfTestContent = (): [path: string, text: string][] =>
  readdirSync(testContent, { recursive: true, encoding: "utf8" })
    .filter(path => path.endsWith(".json"))
    .map(path => join(testContent, path))
    .map(path => [path, readFileSync(path, "utf8")]);
