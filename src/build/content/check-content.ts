import { join } from "node:path";
import type { Document } from "./document";
import { decodeText } from "./decode";
import { FILE_KINDS, type FileKind, fileKindOf } from "./file-kinds";
import { type SchemaSet, loadSchemas } from "./json-schema";
import { parseJson } from "./parse-json";
import { type PictureFacts, pictureFacts } from "./picture-facts";
import { type Problem, fileProblem, sortProblems, withoutEchoes } from "./problem";
import { DOCUMENT_RULES, SITE_RULES } from "./rules";
import { schemaProblems } from "./schema-problems";
import type { Site } from "./site";
import { type ContentFile, type ContentFiles, filesOnDisk } from "./source";
import { type Validate, createValidator } from "./validator";
import { visitContent } from "./visits";

interface Reading {
  document?: Document;
  /** Problems that make other rules' findings at the same place pointless: broken JSON and broken schema. */
  basic: readonly Problem[];
  further: readonly Problem[];
}

/** Checks content again and again; files that have not changed since the last time are not examined anew. */
export class ContentChecker {
  private readonly validate: Validate;
  private readonly readings = new Map<string, { version: string; reading: Reading }>();
  private readonly pictures = new Map<string, { version: string; facts: Promise<PictureFacts> }>();

  constructor(private readonly schemas: SchemaSet) {
    this.validate = createValidator(schemas);
  }

  /** All problems of the files, sorted by place. */
  async check(files: ContentFiles): Promise<Problem[]> {
    return (await this.examine(files)).problems;
  }

  /** The problems together with the documents that could be read. */
  async examine(files: ContentFiles): Promise<{ problems: Problem[]; documents: readonly Document[] }> {
    const documents: Document[] = [];
    const unreadable = new Set<string>();
    const basic: Problem[] = [];
    const further: Problem[] = [];
    for (const { path, folder } of FILE_KINDS) if (!folder && !files.has(path)) unreadable.add(path);
    for (const [path, file] of files) {
      const kind = fileKindOf(path);
      if (kind === undefined) continue;
      const reading = this.readingOf(path, kind, file);
      basic.push(...reading.basic);
      further.push(...reading.further);
      if (reading.document) documents.push(reading.document);
      else unreadable.add(path);
    }
    const site: Site = { files, documents, unreadable, facts: path => this.factsOf(path, files) };
    for (const rule of SITE_RULES) further.push(...(await rule(site)));
    return { problems: sortProblems(withoutEchoes(basic, further)), documents };
  }

  private readingOf(path: string, kind: FileKind, file: ContentFile): Reading {
    const known = this.readings.get(path);
    if (known?.version === file.version) return known.reading;
    const reading = this.read(path, kind, file);
    this.readings.set(path, { version: file.version, reading });
    return reading;
  }

  private read(path: string, kind: FileKind, file: ContentFile): Reading {
    const text = decodeText(file.read());
    const parsed = "fault" in text ? text : parseJson(text.value);
    if ("fault" in parsed)
      return { basic: [fileProblem(path, parsed.fault.message, "error", parsed.fault)], further: [] };
    const json = parsed.value;
    const schema = this.schemas.get(kind.schema) ?? {};
    const document: Document = { file: path, kind, json, visits: visitContent(json.value, schema, this.schemas) };
    const errors = this.validate(kind.schema, json.value);
    const basic = schemaProblems(document, errors, schema, this.schemas);
    return { document, basic, further: DOCUMENT_RULES.flatMap(rule => rule(document)) };
  }

  private factsOf(path: string, files: ContentFiles): Promise<PictureFacts> {
    const file = files.get(path);
    if (file === undefined) return Promise.resolve({ fault: "is missing." });
    const known = this.pictures.get(path);
    if (known?.version === file.version) return known.facts;
    const facts = pictureFacts(path, file);
    this.pictures.set(path, { version: file.version, facts });
    return facts;
  }
}

/** A checker for a project directory, to be asked again after each change. Throws as checkContent does. */
export function contentCheckerOf(projectDirectory: string): () => Promise<Problem[]> {
  const content = join(projectDirectory, "content");
  const checker = new ContentChecker(loadSchemas(join(content, "schemas")));
  return () => checker.check(filesOnDisk(content));
}

/** All problems of a project's content. Throws only when the project has no readable content/schemas. */
export function checkContent(projectDirectory: string): Promise<Problem[]> {
  return contentCheckerOf(projectDirectory)();
}
