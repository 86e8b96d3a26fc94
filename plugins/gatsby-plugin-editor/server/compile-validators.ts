import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import { VALIDATOR_OPTIONS, addSchemas, fileOfSchema } from "../../gatsby-plugin-content/schema-check";
import { FILE_KINDS } from "../../gatsby-plugin-content/file-kinds";
import type { SchemaSet } from "../../gatsby-plugin-content/json-schema";

/**
 * The code of a module with a validator for each schema of a file, by name. Compiled here, so that the editor's page
 * needs no `eval`: https://ajv.js.org/standalone.html. Throws if a schema is unusable.
 */
export function compileValidators(schemas: SchemaSet): string {
  const ajv = new Ajv({ ...VALIDATOR_OPTIONS, code: { source: true } });
  addSchemas(ajv, schemas);
  return standaloneCode(ajv, Object.fromEntries(FILE_KINDS.map(({ schema }) => [schema, fileOfSchema(schema)])));
}
