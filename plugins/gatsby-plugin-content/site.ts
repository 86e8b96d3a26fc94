import type { ContentFiles } from "./content-files";
import { type FileKind, fileKindOf } from "./file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema } from "./json-schema";
import { isObject } from "./json-object";
import type { JsonText } from "./json-text";
import type { ContentPath, FieldPath } from "./paths";
import type { PictureFacts } from "./picture-facts";
import { type Problem, type Severity, fileProblem } from "./problem";
import { formatPath, quote } from "./wording";

/** A parsed content file. Its data may still break the schema, so rules check types before they read. */
export interface Document extends JsonText {
  file: ContentPath;
  kind: FileKind;
}

/** A value of a content file, with its schema. */
export interface JsonNode {
  document: Document;
  path: FieldPath;
  value: unknown;
  schema: JsonSchema;
  /** The object or list around the value; undefined at the top. */
  parent: JsonNode | undefined;
}

export type TextNode = JsonNode & { value: string };

/** All content at once. */
export interface Site {
  files: ContentFiles;
  /** Every value of every document. */
  nodes: readonly JsonNode[];
  /** False if a file is missing or unreadable. Its content is then unknown. */
  complete: boolean;
  /** The facts of each picture and logo. */
  facts: ReadonlyMap<ContentPath, PictureFacts>;
}

/** A check that schemas cannot express. */
export type Rule = (site: Site) => Iterable<Problem>;

/** Every value that the schema knows, from the outside in. Not those of a wrong type: the schema check reports them. */
export function nodesOf(document: Document, schemas: SchemaSet): JsonNode[] {
  const walk = (value: unknown, raw: JsonSchema, path: FieldPath, parent: JsonNode | undefined): JsonNode[] => {
    const here: JsonNode = { document, path, value, schema: resolveSchema(raw, schemas), parent };
    const { properties = {}, items } = here.schema;
    if (Array.isArray(value) && items)
      return [here, ...value.flatMap((item, index) => walk(item, items, [...path, index], here))];
    if (!isObject(value)) return [here];
    const known = Object.entries(properties).filter(([key]) => Object.hasOwn(value, key));
    return [here, ...known.flatMap(([key, property]) => walk(value[key], property, [...path, key], here))];
  };
  return walk(document.value, schemas.get(document.kind.schema) ?? {}, [], undefined);
}

/** The problem at a value of a document; none without a message. */
export function problemAt({ document, path }: JsonNode, message: string | undefined, severity?: Severity): Problem[] {
  if (message === undefined) return [];
  const problem = fileProblem(document.file, message, severity);
  return [{ ...problem, ...document.placeOf(path), path: formatPath(path) }];
}

/** A problem whose message begins with the text itself: `is "…", which …`. Without a fault, returns an empty list. */
export const wrongText = (node: TextNode, fault: string | undefined, severity?: Severity) =>
  problemAt(node, fault && `is ${quote(node.value)}, ${fault}`, severity);

/** The texts, or only those with one of these formats. */
export const stringsOf = (site: Site, ...formats: string[]) =>
  site.nodes.filter(
    (node): node is TextNode =>
      typeof node.value === "string" && (formats.length === 0 || formats.includes(node.schema.format ?? "")),
  );

/** The status of each case study that is still a placeholder. */
export const placeholdersOf = (site: Site) =>
  stringsOf(site).filter(({ path, value }) => path.join() === "status" && value === "placeholder");

/** The whole value of each document of one schema. */
export const rootsOf = ({ nodes }: Site, schema: string) =>
  nodes.filter(({ document, parent }) => !parent && document.kind.schema === schema);

/** Files by their paths, whatever is known of each. */
type FilesByPath = Readonly<{ files: ReadonlyMap<ContentPath, unknown> }>;

/** A folder's JSON files, including unreadable ones. */
export const filesIn = ({ files }: FilesByPath, folder: ContentPath) =>
  [...files.keys()].filter(path => fileKindOf(path)?.path === folder);

/** The text under a key, or undefined. */
export const textAt = (object: unknown, key: string) =>
  isObject(object) && typeof object[key] === "string" ? object[key] : undefined;
