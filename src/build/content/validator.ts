import { Ajv, type ErrorObject } from "ajv";
import type { SchemaSet } from "./json-schema";
import type { JsonObject } from "./parse-json";

/** All places where a file's data does not follow its schema. */
export type Validate = (schemaName: string, data: JsonObject) => readonly ErrorObject[];

// The formats tell the rules what a text is for; their shape is written as a pattern beside them, which VS Code shows.
const FORMATS = [
  "slug",
  "picture",
  "mark",
  "href",
  "url",
  "route",
  "service",
  "case-study",
  "phone",
  "postcode",
  "email",
  "emoji",
  "focus",
];
const ANNOTATIONS = ["x-link", "x-minimumWidth", "patternErrorMessage"];

/** Compiles the schemas once; the returned function validates one file's data at a time. */
export function createValidator(schemas: SchemaSet): Validate {
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strictTypes: false });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  for (const format of FORMATS) ajv.addFormat(format, true);
  for (const [name, schema] of schemas) ajv.addSchema(schema, `${name}.schema.json`);
  return (schemaName, data) => {
    const validate = ajv.getSchema(`${schemaName}.schema.json`);
    if (validate === undefined) throw new Error(`There is no schema ${schemaName}.`);
    return validate(data) === true ? [] : [...(validate.errors ?? [])];
  };
}
