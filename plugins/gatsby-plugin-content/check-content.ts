import { join } from "node:path";
import { type ContentFiles, filesOnDisk } from "./content-files";
import { SINGLE_FILES, fileKindOf } from "./file-kinds";
import { loadSchemas } from "./load-schemas";
import { readJson } from "./json-text";
import { pictureReader } from "./picture-facts";
import { type Problem, fileProblem, sortProblems } from "./problem";
import * as rules from "./rules";
import { schemaChecker } from "./schema-check";
import { type Site, type JsonNode, nodesOf } from "./site";

/** Opens a check of a project's content, or of other files instead. Throws if its schemas cannot be used. */
export function openChecker(projectDirectory: string) {
  const content = join(projectDirectory, "content");
  const schemas = loadSchemas(join(content, "schemas"));
  const schemaProblems = schemaChecker(schemas);
  const readPictures = pictureReader();

  /** The values of a file (none if it cannot be read), and its errors of JSON and schema. */
  const read = (file: string, bytes: Buffer): { nodes: JsonNode[]; problems: Problem[] }[] => {
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

  return async (files: ContentFiles = filesOnDisk(content)): Promise<Site & { problems: Problem[] }> => {
    const readings = [...files].flatMap(([path, bytes]) => read(path, bytes));
    const nodes = readings.flatMap(reading => reading.nodes);
    const complete = readings.every(reading => reading.nodes.length > 0) && SINGLE_FILES.every(path => files.has(path));
    const site: Site = { files, nodes, complete, facts: await readPictures(files) };
    const broken = readings.flatMap(({ problems }) => problems);
    const isRefused = ({ file, path }: Problem) => broken.some(other => other.file === file && other.path === path);
    // The rules report no second problem for a value that the schema refuses.
    const isNew = (problem: Problem) => problem.path === "" || !isRefused(problem);
    const found = Object.values(rules).flatMap(rule => [...rule(site)].filter(isNew));
    return { ...site, problems: sortProblems([...broken, ...found]) };
  };
}
