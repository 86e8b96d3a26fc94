import type { ErrorObject } from "ajv";
import { findStrayBlank, nameOfInvisible } from "./characters";
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

/** Validates a value by the schema with this name, for example "service". Returns Ajv's errors, with all their data. */
export type Validate = (schema: string, value: unknown) => readonly ErrorObject[];

/** What a validator's errors mean to editors. The same words for the server and for the editor's page. */
export const schemaProblems =
  (schemas: SchemaSet, validate: Validate) =>
  (document: Document, nodes: readonly JsonNode[]): Problem[] => {
    const problems = validate(document.kind.schema, document.value).flatMap(error => {
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

/** True for an error inside `anyOf`: the error of `anyOf` itself says what the alternatives are. */
const isAlternative = ({ schemaPath }: ErrorObject) => schemaPath.includes("/anyOf/");

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
  const isFraction = typeof data === "number" && schema.type === "integer";
  const messages: Partial<Record<string, string>> = {
    type: isFraction
      ? `is ${value}, but must be a whole number, such as 2 or 3.`
      : `must be ${TYPE_WORDS[schema.type ?? "string"]}, not ${quote(value)}. ${advice("What belongs here:", schema)}`,
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
