import type { FileKind } from "./file-kinds";
import type { JsonObject, ParsedJson } from "./parse-json";
import { FILE_START, type Problem, type Severity } from "./problem";
import type { Visit } from "./visits";
import { type Path, formatPath } from "./wording";

/** A content file that could be parsed. Its data may still break the schema, so rules look before they read. */
export interface Document {
  /** Path inside content/. */
  file: string;
  kind: FileKind;
  json: ParsedJson;
  visits: readonly Visit[];
}

/** A problem at a value of a document, or at its key when the key is what is wrong. */
export function problemAt(
  document: Pick<Document, "file" | "json">,
  path: Path,
  message: string,
  severity: Severity = "error",
  place: "value" | "key" = "value",
): Problem {
  const name = formatPath(path);
  const locations = place === "key" ? document.json.keys : document.json.values;
  const location = locations.get(name) ?? document.json.values.get(formatPath(path.slice(0, -1))) ?? FILE_START;
  return { file: `content/${document.file}`, ...location, path: name, severity, message };
}

/** The text under a key, or undefined when there is none. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === "string" ? value : undefined;
}

/** Every string of a document that has one of the given formats. */
export function stringsOf(document: Document, ...formats: string[]): { path: Path; value: string; visit: Visit }[] {
  return document.visits.flatMap(visit =>
    typeof visit.value === "string" && visit.schema.format !== undefined && formats.includes(visit.schema.format)
      ? [{ path: visit.path, value: visit.value, visit }]
      : [],
  );
}

/** Every text that visitors read: strings without a format or a fixed choice, and not the notes for the firm. */
export function prosesOf(document: Document): { path: Path; value: string; visit: Visit }[] {
  return document.visits.flatMap(visit => {
    const { value, schema, path } = visit;
    const note = path.at(-1) === "standIn" || path.at(-1) === "$schema";
    return typeof value === "string" && schema.type === "string" && !schema.format && !schema.enum && !note
      ? [{ path, value, visit }]
      : [];
  });
}
