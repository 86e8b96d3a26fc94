import { posix } from "node:path";
import type { ContentFiles } from "./content-files";
import type { FileKind } from "./file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema } from "./json-schema";
import { isObject } from "./json-object";
import type { JsonText } from "./json-text";
import type { PictureFacts } from "./picture-facts";
import type { Problem, Severity } from "./problem";
import { type Path, formatPath } from "./wording";

/** A content file that could be parsed. Its data may still break the schema, so rules look before they read. */
export interface Document {
  /** Path inside content/. */
  file: string;
  kind: FileKind;
  json: JsonText;
}

/** A value of a content file together with what its schema says about it. */
export interface Visit {
  document: Document;
  path: Path;
  value: unknown;
  schema: JsonSchema;
  /** The object or list that holds the value; undefined at the top. */
  parent: Visit | undefined;
}

/** All content at once. */
export interface Site {
  files: ContentFiles;
  schemas: SchemaSet;
  documents: readonly Document[];
  /** Every value of every document. */
  visits: readonly Visit[];
  /** False when a file is missing or could not be read; what it would have said is unknown. */
  complete: boolean;
  /** What each picture and logo really is, by its path inside content/. */
  facts: ReadonlyMap<string, PictureFacts>;
}

/** Something that each file has to keep to by itself. */
export type FileRule = (visits: readonly Visit[]) => Iterable<Problem>;

/** Something that all content together has to keep to. */
export type SiteRule = (site: Site) => Iterable<Problem>;

/** Every value that the schema knows, from the outside in; values of a wrong type are left to the schema check. */
export function visitsOf(document: Document, schemas: SchemaSet): Visit[] {
  const visit = (value: unknown, raw: JsonSchema, path: Path, parent: Visit | undefined): Visit[] => {
    const here: Visit = { document, path, value, schema: resolveSchema(raw, schemas), parent };
    const { properties = {}, items } = here.schema;
    if (Array.isArray(value) && items)
      return [here, ...value.flatMap((item, index) => visit(item, items, [...path, index], here))];
    if (!isObject(value)) return [here];
    const known = Object.entries(properties).filter(([key]) => Object.hasOwn(value, key));
    return [here, ...known.flatMap(([key, property]) => visit(value[key], property, [...path, key], here))];
  };
  return visit(document.json.value, schemas.get(document.kind.schema) ?? {}, [], undefined);
}

/** A problem at a value of a document. */
export function problemAt(
  { document: { file, json }, path }: Pick<Visit, "document" | "path">,
  message: string,
  severity: Severity = "error",
): Problem {
  const { line, column } = json.placeOf(path);
  return { file: `content/${file}`, line, column, path: formatPath(path), severity, message };
}

/** The strings that have one of the given formats. */
export function stringsOf(site: Site, ...formats: string[]): (Visit & { value: string })[] {
  return site.visits.flatMap(visit =>
    typeof visit.value === "string" && formats.includes(visit.schema.format ?? "")
      ? [{ ...visit, value: visit.value }]
      : [],
  );
}

/** The documents of one schema. */
export function documentsOf(site: Site, schema: string): Document[] {
  return site.documents.filter(({ kind }) => kind.schema === schema);
}

/** The paths inside content/ of a folder's JSON files, those that could not be read included. */
export function filesIn(site: Site, folder: string): string[] {
  return [...site.files.keys()].filter(path => posix.dirname(path) === folder && path.endsWith(".json"));
}

/** The text under a key, or undefined when there is none. */
export function textAt(object: unknown, key: string): string | undefined {
  const value = isObject(object) ? object[key] : undefined;
  return typeof value === "string" ? value : undefined;
}
