import { Ajv, type Options } from "ajv";
import { FILE_KINDS } from "./file-kinds";
import type { SchemaSet } from "./json-schema";
import { schemaProblems } from "./schema-problems";

/** Only the rules use formats. The pattern beside each format checks the text's form, also in VS Code. */
export const VALIDATOR_OPTIONS: Options = {
  allErrors: true,
  strictTypes: false,
  validateFormats: false,
  verbose: true,
};

/** The name by which schemas refer to each other, and which Ajv gives them. */
export const fileOfSchema = (schema: string) => `${schema}.schema.json`;

/** Adds all schemas, with our own keywords, to an Ajv. */
export function addSchemas(ajv: Ajv, schemas: SchemaSet): void {
  ajv.addVocabulary(["x-minimumWidth", "x-designedFor", "x-unique", "patternErrorMessage", "errorMessage"]);
  for (const [name, schema] of schemas) ajv.addSchema(schema, fileOfSchema(name), undefined, false);
}

/** Opens a check of documents by their schemas. Throws an error with the file's name if a schema is unusable. */
export function schemaChecker(schemas: SchemaSet) {
  const ajv = new Ajv(VALIDATOR_OPTIONS);
  addSchemas(ajv, schemas);
  for (const { schema } of FILE_KINDS) compile(ajv, fileOfSchema(schema));
  return schemaProblems(schemas, (schema, value) => {
    ajv.validate(fileOfSchema(schema), value);
    return ajv.errors ?? [];
  });
}

function compile(ajv: Ajv, name: string): void {
  let fault = "missing";
  try {
    if (ajv.getSchema(name)) return;
  } catch (error) {
    fault = `broken (${(error as Error).message.replace(/^strict mode: /, "")})`;
  }
  throw new Error(`content/schemas/${name} is ${fault}. Put it back from the project's history.`);
}
