import type { SchemaSet } from "../../gatsby-plugin-content/json-schema";
import { formsOf } from "../forms/editor-forms";

/** Filled in by `write-editor.ts`: the schemas by their names. */
declare const SCHEMAS: [string, object][];

/** The schemas with which the editor was built, and their forms. */
export const schemas = new Map(SCHEMAS) as SchemaSet;
export const forms = formsOf(schemas);
