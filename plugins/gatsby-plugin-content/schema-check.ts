import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { FILE_KINDS } from "./file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema } from "./json-schema";
import { isObject } from "./json-object";
import type { Problem } from "./problem";
import { type Document, type Visit, problemAt } from "./site";
import { didYouMean, lengthOf, nearest, oneOf, quote } from "./wording";

const ANNOTATIONS = ["x-minimumWidth", "x-designedFor", "x-unique", "patternErrorMessage", "errorMessage"];

const TYPE_WORDS: Record<NonNullable<JsonSchema["type"]>, string> = {
  string: "a text in double quotes",
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets [ ]",
  object: "a group of keys in curly brackets { }",
};

/** Compiles the schema of each kind of file; throws, naming the file, when one is missing or makes no sense. */
export function compileSchemas(schemas: SchemaSet): ReadonlyMap<string, ValidateFunction> {
  // The formats tell the rules what a text is for; their shape is written as a pattern beside them, which VS Code shows.
  const options = { allErrors: true, ownProperties: true, strictTypes: false, validateFormats: false, verbose: true };
  const ajv = new Ajv(options);
  ajv.addVocabulary(ANNOTATIONS);
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.schema.json`, undefined, false);
  return new Map(FILE_KINDS.map(({ schema }) => [schema, compile(ajv, `${schema}.schema.json`)]));
}

function compile(ajv: Ajv, name: string): ValidateFunction {
  try {
    const validate = ajv.getSchema(name);
    if (validate !== undefined) return validate;
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, "");
    throw new Error(`content/schemas/${name} is broken (${reason}). Put it back from the project's history.`);
  }
  throw new Error(`content/schemas/${name} is missing. Put it back from the project's history.`);
}

/** The places where a document breaks its schema, in an editor's words. */
export function schemaProblems(
  document: Document,
  visits: readonly Visit[],
  validators: ReadonlyMap<string, ValidateFunction>,
  schemas: SchemaSet,
): Problem[] {
  const validate = validators.get(document.kind.schema);
  if (!validate || validate(document.json.value)) return [];
  const errors = validate.errors ?? [];
  const byPointer = new Map(visits.map(visit => [["", ...visit.path].join("/"), visit]));
  const misspelt = new Set<string>();
  const seen = new Set<string>();
  const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties");
  return [...unknown, ...errors.filter(error => !unknown.includes(error))].flatMap((error): Problem[] => {
    const visit = byPointer.get(error.instancePath);
    if (visit === undefined || error.keyword === "if") return [];
    if (error.keyword === "additionalProperties") return unknownKey(visit, error, misspelt);
    if (error.keyword === "required") {
      const key = String(error.params.missingProperty);
      if (misspelt.has(`${error.instancePath}/${key}`)) return [];
      const schema = resolveSchema(visit.schema.properties?.[key] ?? {}, schemas);
      return [problemAt({ document, path: [...visit.path, key] }, `is missing. ${advice("Add", schema)}`)];
    }
    // One message a value: the first that Ajv finds is about its type or length, what follows comes of that.
    if (seen.has(error.instancePath)) return [];
    seen.add(error.instancePath);
    return [problemAt(visit, schemaMessage(error, { ...visit.schema, ...(error.parentSchema as JsonSchema) }))];
  });
}

/** The one problem of a file that would be in order in another place, such as a service among the case studies. */
export function strayProblem(document: Document, schemas: SchemaSet): Problem | undefined {
  const keys = Object.keys(document.json.value);
  const fits = (schema: string) => keys.every(key => Object.hasOwn(schemas.get(schema)?.properties ?? {}, key));
  if (keys.length < 2 || fits(document.kind.schema)) return undefined;
  const meant = FILE_KINDS.find(({ schema }) => fits(schema));
  const like = meant?.folder ? `a file of content/${meant.path}` : `content/${meant?.path}`;
  const message = `The file looks like ${like}. Move it there, or put the right text into this file.`;
  return meant && problemAt({ document, path: [] }, message);
}

function unknownKey(visit: Visit, { instancePath, params }: ErrorObject, misspelt: Set<string>): Problem[] {
  const key = String(params["additionalProperty"]);
  const present = isObject(visit.value) ? visit.value : {};
  const free = Object.keys(visit.schema.properties ?? {}).filter(
    name => name !== "$schema" && !Object.hasOwn(present, name),
  );
  const meant = nearest(key, free);
  if (meant !== undefined) misspelt.add(`${instancePath}/${meant}`);
  const addable = free.filter(name => name !== "standIn");
  const rest = addable.length > 0 ? ` What can still be added here: ${oneOf(addable, "conjunction")}.` : "";
  const path = [...visit.path, key];
  const { document } = visit;
  const message = `is not a key that the site knows.${didYouMean(key, free) || ` Delete it.${rest}`}`;
  return [{ ...problemAt({ document, path }, message), ...document.json.placeOf(path, "key") }];
}

/** What to put in a place, from the schema's description: "Add a sentence that …". */
function advice(verb: string, { description }: JsonSchema): string {
  return description === undefined
    ? `${verb} it.`
    : `${verb} ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

/** What a schema keyword found wrong at a value, and what to do. */
function schemaMessage({ keyword, params, data }: ErrorObject, schema: JsonSchema): string {
  const value = typeof data === "string" ? data : JSON.stringify(data);
  switch (keyword) {
    case "type":
      return `must be ${TYPE_WORDS[schema.type ?? "string"]}, not ${quote(value)}. ${advice("What belongs here:", schema)}`;
    case "minLength":
      return value === ""
        ? `is empty. ${advice("Write", schema)}`
        : `is too short: ${lengthOf(value)} characters, at least ${schema.minLength} are needed. ${advice("Write", schema)}`;
    case "maxLength":
      return `is too long: ${lengthOf(value)} characters, at most ${schema.maxLength} fit. Shorten it.`;
    case "pattern":
      return `is ${quote(value)}, which cannot be right. ${schema.patternErrorMessage ?? advice("Write", schema)}`;
    case "enum": {
      const choices = schema.enum ?? [];
      return `is ${quote(value)}, which the site does not know.${didYouMean(value, choices)} It must be ${oneOf(choices.map(word => `"${word}"`))}.`;
    }
    case "minItems":
      return "is an empty list, so its section would be empty. Add an entry to it, or put back the one that was there.";
    case "uniqueItems":
      return `holds the same twice: entries ${Number(params["j"]) + 1} and ${Number(params["i"]) + 1}. Change or delete one of them.`;
    case "minimum":
    case "maximum":
      return `is ${value}, but must be a whole number from ${schema.minimum} to ${schema.maximum}.`;
    default:
      return `cannot stay so. ${schema.errorMessage ?? advice("Write", schema)}`;
  }
}
