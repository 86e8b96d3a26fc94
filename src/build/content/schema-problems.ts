import type { ErrorObject } from "ajv";
import { type Document, problemAt } from "./document";
import type { JsonSchema, SchemaSet } from "./json-schema";
import { nearest } from "./nearest";
import type { Problem } from "./problem";
import { advice, schemaMessage } from "./schema-advice";
import { schemaAt } from "./visits";
import { type Path, formatPath, oneOf } from "./wording";

/** The places where a document breaks its schema, in an editor's words. */
export function schemaProblems(
  document: Pick<Document, "file" | "json">,
  errors: readonly ErrorObject[],
  root: JsonSchema,
  schemas: SchemaSet,
): Problem[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath));
  const tooShort = new Set(
    errors.filter(({ keyword }) => keyword === "minLength").map(({ instancePath }) => instancePath),
  );
  const misspelt = new Set<string>();
  const problems: Problem[] = [];

  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const parent = pathOf(error.instancePath, document.json.value);
    const key = String(error.params.additionalProperty);
    const known = Object.keys(schemaAt(parent, root, schemas)?.properties ?? {}).filter(name => name !== "$schema");
    const free = known.filter(name => !document.json.keys.has(formatPath([...parent, name])));
    const meant = nearest(key, free);
    if (meant) misspelt.add(formatPath([...parent, meant]));
    const addable = free.filter(name => name !== "standIn");
    const rest = addable.length > 0 ? ` What can still be added here: ${oneOf(addable, "and")}.` : "";
    const hint = meant ? `Did you mean "${meant}"?` : `Delete it.${rest}`;
    problems.push(problemAt(document, [...parent, key], `is not a key that the site knows. ${hint}`, "error", "key"));
  }

  for (const error of errors) {
    const at = pathOf(error.instancePath, document.json.value);
    if (error.keyword === "required") {
      const path = [...at, String(error.params.missingProperty)];
      if (misspelt.has(formatPath(path))) continue;
      problems.push(problemAt(document, path, `is missing. ${advice("Add", schemaAt(path, root, schemas))}`));
    } else if (error.keyword !== "additionalProperties" && error.keyword !== "if") {
      if (error.keyword !== "type" && wrongType.has(error.instancePath)) continue;
      if (error.keyword === "pattern" && tooShort.has(error.instancePath)) continue;
      problems.push(
        problemAt(
          document,
          at,
          schemaMessage(error, valueAt(at, document.json.value), schemaAt(at, root, schemas) ?? {}),
        ),
      );
    }
  }
  for (const { path, message, line, column } of document.json.repeated)
    problems.push({ file: `content/${document.file}`, line, column, path, severity: "error", message });
  return problems;
}

/** Turns Ajv's JSON pointer into a path; a number counts as an index only inside a list. */
function pathOf(pointer: string, root: unknown): Path {
  let value = root;
  return pointer
    .split("/")
    .slice(1)
    .map(part => {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(value) ? Number(key) : key;
      value = valueAt([step], value);
      return step;
    });
}

function valueAt(path: Path, root: unknown): unknown {
  return path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
  }, root);
}
