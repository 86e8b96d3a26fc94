import { join } from "node:path";
import { type ContentFiles, filesOnDisk } from "./content-files";
import { type FileKind, PICTURE, SINGLE_FILES, fileKindOf } from "./file-kinds";
import { type SchemaSet, loadSchemas } from "./json-schema";
import { readJson } from "./json-text";
import { PictureReader } from "./picture-facts";
import { type Problem, fileProblem, sortProblems } from "./problem";
import { FILE_RULES, SITE_RULES } from "./rules";
import { compileSchemas, schemaProblems, strayProblem } from "./schema-check";
import { type Site, type Visit, visitsOf } from "./site";

/** What is in one file by itself. */
interface Reading {
  path: string;
  /** None of a file that cannot be read. */
  visits: readonly Visit[];
  /** Broken JSON and broken schema. */
  basic: readonly Problem[];
  /** What the rules find. */
  further: readonly Problem[];
}

/**
 * Checks content again and again: answers all problems of the files, sorted by place, and everything that could be read.
 * Bytes that were examined before are not examined anew. Throws when the schemas cannot be used.
 */
export function contentChecker(schemas: SchemaSet, pictures = new PictureReader()) {
  const validators = compileSchemas(schemas);
  const readings = new WeakMap<Buffer, Reading>();

  const read = (path: string, bytes: Buffer, kind: FileKind): Reading => {
    const json = readJson(bytes);
    const unreadable = (problem: Problem) => ({ path, visits: [], basic: [problem], further: [] });
    if ("message" in json) return unreadable(fileProblem(path, json.message, "error", json));
    const document = { file: path, kind, json };
    const stray = strayProblem(document, schemas);
    if (stray) return unreadable(stray);
    const visits = visitsOf(document, schemas);
    const repeated = json.repeated.map(fault => fileProblem(path, fault.message, "error", fault));
    const basic = [...schemaProblems(document, visits, validators, schemas), ...repeated];
    return { path, visits, basic, further: FILE_RULES.flatMap(rule => [...rule(visits)]) };
  };

  const readingOf = (path: string, bytes: Buffer): Reading | undefined => {
    const kind = fileKindOf(path);
    const known = readings.get(bytes);
    const reading = known?.path === path ? known : kind && read(path, bytes, kind);
    if (reading) readings.set(bytes, reading);
    return reading;
  };

  return async (files: ContentFiles): Promise<Site & { problems: Problem[] }> => {
    const read = [...files].flatMap(([path, bytes]) => readingOf(path, bytes) ?? []);
    const visits = read.flatMap(reading => reading.visits);
    const looked = [...files]
      .filter(([path]) => PICTURE.test(path))
      .map(async ([path, bytes]) => [path, await pictures.facts(path, bytes)] as const);
    const site: Site = {
      files,
      schemas,
      documents: visits.filter(({ parent }) => parent === undefined).map(({ document }) => document),
      visits,
      complete: read.every(reading => reading.visits.length > 0) && SINGLE_FILES.every(path => files.has(path)),
      facts: new Map(await Promise.all(looked)),
    };
    const basic = read.flatMap(reading => reading.basic);
    const further = [...read.flatMap(reading => reading.further), ...SITE_RULES.flatMap(rule => [...rule(site)])];
    pictures.remember();
    return { ...site, problems: sortProblems([...basic, ...withoutEchoes(basic, further)]) };
  };
}

/** The rules' problems but those at values that the schema refuses anyway. */
function withoutEchoes(basic: readonly Problem[], further: readonly Problem[]): Problem[] {
  const broken = new Set(basic.map(({ file, path }) => `${file} ${path}`));
  return further.filter(({ file, path }) => path === "" || !broken.has(`${file} ${path}`));
}

/**
 * Checks a project's content each time it is called, or other files in its place. Throws when its content/schemas cannot
 * be read or used.
 */
export function openChecker(projectDirectory: string) {
  const content = join(projectDirectory, "content");
  const cache = join(projectDirectory, "node_modules", ".cache", "content-pictures.json");
  const check = contentChecker(loadSchemas(join(content, "schemas")), new PictureReader(cache));
  return (files: ContentFiles = filesOnDisk(content)) => check(files);
}
