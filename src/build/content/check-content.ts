import { join } from "node:path";
import type { ValidateFunction } from "ajv";
import { type ContentFiles, filesOnDisk } from "./content-files";
import { FILE_KINDS, fileKindOf } from "./file-kinds";
import { type SchemaSet, loadSchemas } from "./json-schema";
import { readJson } from "./json-text";
import { type PictureFacts, PictureReader } from "./picture-facts";
import { type Problem, fileProblem, sortProblems } from "./problem";
import { FILE_RULES, SITE_RULES } from "./rules";
import { compileSchemas, schemaProblems, strayProblem } from "./schema-check";
import { type Site, type Visit, visitsOf } from "./site";

/** What is in one file by itself. */
interface Reading {
  path: string;
  visits: readonly Visit[];
  /** Broken JSON and broken schema. */
  basic: readonly Problem[];
  /** What the rules find. */
  further: readonly Problem[];
  readable: boolean;
}

/** Checks content again and again; bytes that were examined before are not examined anew. */
export class ContentChecker {
  private readonly validators: ReadonlyMap<string, ValidateFunction>;
  private readonly readings = new WeakMap<Buffer, Reading>();
  private readonly facts = new WeakMap<Buffer, Promise<PictureFacts>>();

  constructor(
    private readonly schemas: SchemaSet,
    private readonly pictures = new PictureReader(),
  ) {
    this.validators = compileSchemas(schemas);
  }

  /** All problems of the files, sorted by place, and everything that could be read. */
  async examine(files: ContentFiles): Promise<Site & { problems: Problem[] }> {
    const readings = [...files].flatMap(([path, bytes]) => (fileKindOf(path) ? [this.readingOf(path, bytes)] : []));
    const visits = readings.flatMap(reading => reading.visits);
    const single = FILE_KINDS.filter(({ folder }) => !folder);
    const site: Site = {
      files,
      schemas: this.schemas,
      documents: visits.filter(({ parent }) => parent === undefined).map(({ document }) => document),
      visits,
      complete: readings.every(({ readable }) => readable) && single.every(({ path }) => files.has(path)),
      facts: path => this.factsOf(path, files.get(path) ?? Buffer.alloc(0)),
    };
    const basic = readings.flatMap(reading => reading.basic);
    const ofSite = await Promise.all(SITE_RULES.map(async rule => rule(site)));
    const further = [...readings.flatMap(reading => reading.further), ...ofSite.flat()];
    this.pictures.remember();
    return { ...site, problems: sortProblems([...basic, ...withoutEchoes(basic, further)]) };
  }

  private readingOf(path: string, bytes: Buffer): Reading {
    const known = this.readings.get(bytes);
    if (known?.path === path) return known;
    const reading = this.read(path, bytes);
    this.readings.set(bytes, reading);
    return reading;
  }

  private read(path: string, bytes: Buffer): Reading {
    const kind = fileKindOf(path);
    const json = readJson(bytes);
    const validate = kind && this.validators.get(kind.schema);
    const unreadable = (...basic: Problem[]) => ({ path, visits: [], basic, further: [], readable: false });
    if ("message" in json) return unreadable(fileProblem(path, json.message, "error", json));
    if (kind === undefined || validate === undefined) return unreadable();
    const document = { file: path, kind, json };
    const stray = strayProblem(document, this.schemas);
    if (stray) return unreadable(stray);
    const visits = visitsOf(document, this.schemas.get(kind.schema) ?? {}, this.schemas);
    const basic = [
      ...schemaProblems(document, visits, validate, this.schemas),
      ...json.repeated.map(fault => fileProblem(path, fault.message, "error", fault)),
    ];
    return { path, visits, basic, further: FILE_RULES.flatMap(rule => rule(visits)), readable: true };
  }

  private factsOf(path: string, bytes: Buffer): Promise<PictureFacts> {
    const facts = this.facts.get(bytes) ?? this.pictures.facts(path, bytes);
    this.facts.set(bytes, facts);
    return facts;
  }
}

/** The rules' problems but those at values that the schema refuses anyway. */
function withoutEchoes(basic: readonly Problem[], further: readonly Problem[]): Problem[] {
  const broken = new Set(basic.map(({ file, path }) => JSON.stringify([file, path])));
  return further.filter(({ file, path }) => path === "" || !broken.has(JSON.stringify([file, path])));
}

/** A checker for a project directory. Throws when its content/schemas cannot be read or used. */
export function openChecker(projectDirectory: string): () => ReturnType<ContentChecker["examine"]> {
  const content = join(projectDirectory, "content");
  const cache = join(projectDirectory, "node_modules", ".cache", "content-pictures.json");
  const checker = new ContentChecker(loadSchemas(join(content, "schemas")), new PictureReader(cache));
  return () => checker.examine(filesOnDisk(content));
}

/** All problems of a project's content, to be asked for again after each change. Throws as openChecker does. */
export function contentCheckerOf(projectDirectory: string): () => Promise<Problem[]> {
  const examine = openChecker(projectDirectory);
  return async () => (await examine()).problems;
}

/** All problems of a project's content. Throws as openChecker does. */
export function checkContent(projectDirectory: string): Promise<Problem[]> {
  return contentCheckerOf(projectDirectory)();
}
