import { type CheckFiles, fileChecker } from "../../../gatsby-plugin-content/check-files";
import type { SchemaSet } from "../../../gatsby-plugin-content/json-schema";
import * as rules from "../../../gatsby-plugin-content/rules";
import { type Validate, schemaProblems } from "../../../gatsby-plugin-content/schema-problems";

/** A check of all content in the browser, with the rules and words of the server's. It cannot see what is in a picture. */
export const contentChecker = (schemas: SchemaSet, validate: Validate): CheckFiles =>
  fileChecker({
    schemas,
    schemaProblems: schemaProblems(schemas, validate),
    readPictures: () => Promise.resolve(new Map()),
    rules: Object.values(rules),
  });
