import { Ajv, type ErrorObject } from "ajv";
import { findStrayBlank, nameOfInvisible } from "./characters";
import { FILE_KINDS } from "./file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema } from "./json-schema";
import type { Problem } from "./problem";
import { type Document, type JsonNode, problemAt } from "./site";
import { didYouMean, lengthOf, nearest, oneOf, quote } from "./wording";

const TYPE_WORDS: Record<NonNullable<JsonSchema["type"]>, string> = {
  string: "a text in double quotes",
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets [ ]",
  object: "a group of keys in curly brackets { }",
};

/** Opens a check of documents by their schemas. Throws an error with the file's name if a schema is unusable. */
export function schemaChecker(schemas: SchemaSet) {
  // Only the rules use formats. The pattern beside each format checks the text's form, also in VS Code.
  const options = { allErrors: true, strictTypes: false, validateFormats: false, verbose: true };
  const ajv = new Ajv(options);
  ajv.addVocabulary(["x-minimumWidth", "x-designedFor", "x-unique", "patternErrorMessage", "errorMessage"]);
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.schema.json`, undefined, false);
  for (const { schema } of FILE_KINDS) compile(ajv, `${schema}.schema.json`);

  return (document: Document, nodes: readonly JsonNode[]): Problem[] => {
    ajv.validate(`${document.kind.schema}.schema.json`, document.value);
    const problems = (ajv.errors ?? []).flatMap(error => {
      const { keyword, params, instancePath, parentSchema } = error;
      const node = nodes.find(({ path }) => ["", ...path].join("/") === instancePath);
      if (node === undefined || keyword === "if" || isAlternative(error)) return [];
      if (keyword === "additionalProperties") return unknownKey(node, String(params["additionalProperty"]));
      if (keyword === "required") return missingKey(node, String(params["missingProperty"]), schemas);
      return problemAt(node, schemaMessage(error, { ...node.schema, ...(parentSchema as JsonSchema) }));
    });
    // One problem per place: the first is about the value's type or length, and causes the others.
    return problems.filter(({ path }, index) => problems.findIndex(other => other.path === path) === index);
  };
}

/** True for an error inside `anyOf`: the error of `anyOf` itself says what the alternatives are. */
const isAlternative = ({ schemaPath }: ErrorObject) => schemaPath.includes("/anyOf/");

function compile(ajv: Ajv, name: string): void {
  let fault = "missing";
  try {
    if (ajv.getSchema(name)) return;
  } catch (error) {
    fault = `broken (${(error as Error).message.replace(/^strict mode: /, "")})`;
  }
  throw new Error(`content/schemas/${name} is ${fault}. Put it back from the project's history.`);
}

function unknownKey(node: JsonNode, key: string): Problem[] {
  const free = freeKeys(node);
  const addable = free.filter(name => name !== "standIn");
  const rest = addable.length > 0 ? ` What can still be added here: ${oneOf(addable, "conjunction")}.` : "";
  const blankAt = findStrayBlank(key);
  const [blank = ""] = key.slice(blankAt);
  const cause = blankAt < 0 ? "" : `: it has ${nameOfInvisible(blank)}`;
  const message = `is not a key that the site knows${cause}.${didYouMean(key, free) || ` Delete it.${rest}`}`;
  const path = [...node.path, key];
  const place = node.document.placeOf(path, "key");
  return problemAt({ ...node, path }, message).map(problem => ({ ...problem, ...place }));
}

function missingKey(node: JsonNode, key: string, schemas: SchemaSet): Problem[] {
  const { properties = {} } = node.schema;
  const unknown = Object.keys(node.value as object).filter(name => !Object.hasOwn(properties, name));
  // A misspelt key has a message of its own.
  if (unknown.some(name => nearest(name, freeKeys(node)) === key)) return [];
  const schema = resolveSchema(properties[key] ?? {}, schemas);
  return problemAt({ ...node, path: [...node.path, key] }, `is missing. ${advice("Add", schema)}`);
}

/** The keys that an object does not have yet. */
const freeKeys = ({ value, schema }: JsonNode) =>
  Object.keys(schema.properties ?? {}).filter(key => key !== "$schema" && !Object.hasOwn(value as object, key));

/** What to add, from the schema's description: "Add a sentence that …". */
const advice = (verb: string, { description = "it." }: JsonSchema) =>
  `${verb} ${description.charAt(0).toLowerCase()}${description.slice(1)}`;

/** The message for a broken keyword of a schema. */
function schemaMessage({ keyword, params, data }: ErrorObject, schema: JsonSchema): string {
  const value = typeof data === "string" ? data : JSON.stringify(data);
  const choices = schema.enum ?? [];
  const range = `is ${value}, but must be a whole number from ${schema.minimum} to ${schema.maximum}.`;
  const tooShort = `is too short: ${lengthOf(value)} characters, at least ${schema.minLength} are needed.`;
  const messages: Partial<Record<string, string>> = {
    type: `must be ${TYPE_WORDS[schema.type ?? "string"]}, not ${quote(value)}. ${advice("What belongs here:", schema)}`,
    minLength: `${value === "" ? "is empty." : tooShort} ${advice("Write", schema)}`,
    maxLength: `is too long: ${lengthOf(value)} characters, at most ${schema.maxLength} fit. Shorten it.`,
    pattern: `is ${quote(value)}, which cannot be right. ${schema.patternErrorMessage ?? advice("Write", schema)}`,
    enum: `is ${quote(value)}, which the site does not know.${didYouMean(value, choices)} It must be ${oneOf(choices.map(word => `"${word}"`))}.`,
    minItems:
      "is an empty list, so its section would be empty. Add an entry to it, or put back the one that was there.",
    uniqueItems: `holds the same twice: entries ${Number(params["j"]) + 1} and ${Number(params["i"]) + 1}. Change or delete one of them.`,
    minimum: range,
    maximum: range,
  };
  return messages[keyword] ?? `cannot stay so. ${schema.errorMessage ?? advice("Write", schema)}`;
}
