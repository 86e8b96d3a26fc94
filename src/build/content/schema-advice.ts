import type { ErrorObject } from "ajv";
import type { JsonSchema } from "./json-schema";
import { nearest } from "./nearest";
import { lengthOf, lowerFirst, oneOf, quote } from "./wording";

const TYPE_WORDS: Record<NonNullable<JsonSchema["type"]>, string> = {
  string: "a text in double quotes",
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets [ ]",
  object: "a group of keys in curly brackets { }",
};

/** What to put in a place, from the first sentence of the schema's description: "Add a sentence that …". */
export function advice(verb: string, schema: JsonSchema | undefined): string {
  const description = schema?.description;
  if (description === undefined) return `${verb} it.`;
  return `${verb} ${lowerFirst(description)}`;
}

/** What a schema keyword found wrong at a value, and what to do. */
export function schemaMessage(error: ErrorObject, value: unknown, schema: JsonSchema): string {
  switch (error.keyword) {
    case "type":
      return `must be ${TYPE_WORDS[schema.type ?? "string"]}, not ${typeWords(value)}. ${advice("What belongs here:", schema)}`;
    case "minLength":
      return value === ""
        ? `is empty. ${advice("Write", schema)}`
        : `is too short: ${lengthOf(String(value))} characters, at least ${schema.minLength} are needed. ${advice("Write", schema)}`;
    case "maxLength":
      return `is too long: ${lengthOf(String(value))} characters, at most ${schema.maxLength} fit. Shorten it.`;
    case "pattern":
      return `is ${quote(String(value))}, which cannot be right. ${schema.patternErrorMessage ?? advice("Write", schema)}`;
    case "enum":
      return enumMessage(String(value), schema.enum ?? []);
    case "minItems":
      return `is an empty list, so its section would be empty. ${schema.items?.type === "string" ? "Add a text to it." : "Add an entry to it, or put back the one that was there."}`;
    case "minimum":
    case "maximum":
      return `is ${String(value)}, but must be a whole number from ${schema.minimum} to ${schema.maximum}.`;
    default:
      return `${error.message ?? "is not right"}. ${advice("Write", schema)}`;
  }
}

function enumMessage(value: string, choices: readonly string[]): string {
  const meant = nearest(value, choices);
  const choice = `It must be ${oneOf(choices.map(word => `"${word}"`))}.`;
  return `is ${quote(value)}, which the site does not know. ${meant ? `Did you mean "${meant}"? ` : ""}${choice}`;
}

function typeWords(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return typeof value === "object" ? "a group of keys" : JSON.stringify(value);
}
