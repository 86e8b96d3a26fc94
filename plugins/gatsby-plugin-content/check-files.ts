import type { ContentFiles } from "./content-files";
import { SINGLE_FILES, fileKindOf } from "./file-kinds";
import type { SchemaSet } from "./json-schema";
import { readJson } from "./json-text";
import type { ContentPath } from "./paths";
import type { PictureFacts } from "./picture-facts";
import { type Problem, fileProblem, sortProblems } from "./problem";
import type { schemaProblems } from "./schema-problems";
import { type JsonNode, type Rule, type Site, nodesOf } from "./site";

/** What a check works with. The editor on the web reads no pictures: it has no facts of them, so no rule reports their faults. */
export type Checking = Readonly<{
  schemas: SchemaSet;
  schemaProblems: ReturnType<typeof schemaProblems>;
  readPictures: (files: ContentFiles) => Promise<ReadonlyMap<ContentPath, PictureFacts>>;
  rules: readonly Rule[];
}>;

/** All content with its problems. */
export type CheckedSite = Site & Readonly<{ problems: Problem[] }>;

/** Makes a check of content files. This file has no `node:` import: the editor bundles it. */
export function fileChecker({ schemas, schemaProblems, readPictures, rules }: Checking) {
  /** The values of a file (none if it cannot be read), and its errors of JSON and schema. */
  const read = (file: ContentPath, bytes: Uint8Array): { nodes: JsonNode[]; problems: Problem[] }[] => {
    const kind = fileKindOf(file);
    if (kind === undefined) return [];
    const json = readJson(bytes);
    const faults = "message" in json ? [json] : json.repeated;
    const problems = faults.map(({ message, line, column }) => ({ ...fileProblem(file, message), line, column }));
    if ("message" in json) return [{ nodes: [], problems }];
    const document = { ...json, file, kind };
    const nodes = nodesOf(document, schemas);
    return [{ nodes, problems: [...schemaProblems(document, nodes), ...problems] }];
  };

  return async (files: ContentFiles): Promise<CheckedSite> => {
    const readings = [...files].flatMap(([path, bytes]) => read(path, bytes));
    const nodes = readings.flatMap(reading => reading.nodes);
    const complete = readings.every(reading => reading.nodes.length > 0) && SINGLE_FILES.every(path => files.has(path));
    const site: Site = { files, nodes, complete, facts: await readPictures(files) };
    const broken = readings.flatMap(({ problems }) => problems);
    const isRefused = ({ file, path }: Problem) => broken.some(other => other.file === file && other.path === path);
    // The rules report no second problem for a value that the schema refuses.
    const isNew = (problem: Problem) => problem.path === "" || !isRefused(problem);
    const found = rules.flatMap(rule => [...rule(site)].filter(isNew));
    return { ...site, problems: sortProblems([...broken, ...found]) };
  };
}

export type CheckFiles = ReturnType<typeof fileChecker>;
