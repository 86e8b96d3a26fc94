import type { ErrorObject } from "ajv";
import * as validators from "compiled-validators";
import { FILE_KINDS } from "../../../gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { SchemaSet } from "../../../gatsby-plugin-content/json-schema";
import { type Validate, schemaProblems } from "../../../gatsby-plugin-content/schema-problems";
import { nodesOf } from "../../../gatsby-plugin-content/site";
import { tidied } from "../../forms/typography";
import type { Faults } from "../form/form-context";

/** Validates by the schemas that `compile-validators.ts` has compiled. */
export const validate: Validate = (schema, value) => {
  const validator = validators[schema];
  return validator === undefined || validator(value) ? [] : (validator.errors as ErrorObject[]);
};

/**
 * A check of a form by its schema, with the words of the server's check. The rules that need all content come with a save.
 * It checks the texts as a save writes them: a pasted space at the end is no fault.
 */
export function formChecker(schemas: SchemaSet) {
  const check = schemaProblems(schemas, validate);
  return (schema: string, data: JsonObject): Faults => {
    const kind = FILE_KINDS.find(candidate => candidate.schema === schema);
    if (!kind) return new Map();
    // A form has no lines.
    const value = tidied(data) as JsonObject;
    const document = { file: kind.path, kind, value, placeOf: () => ({ line: 1, column: 1 }), repeated: [] };
    return new Map(check(document, nodesOf(document, schemas)).map(({ path, message }) => [path, message]));
  };
}
