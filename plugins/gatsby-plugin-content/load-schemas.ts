import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FILE_KINDS } from "./file-kinds";
import type { JsonSchema, SchemaSet } from "./json-schema";

/** The names of the schemas: those of the kinds of files, and of what they share. */
const NAMES = ["definitions", ...new Set(FILE_KINDS.map(({ schema }) => schema))];

/** Whether a file of the folder of schemas is one of them, by its name. */
export const isSchema = (name: string) => NAMES.some(schema => name === `${schema}.schema.json`);

/** Reads the schemas of a directory. If one cannot be read or parsed, throws an error with its file name. */
export function loadSchemas(directory: string): SchemaSet {
  if (!existsSync(directory)) throw new Error(`${directory} is missing. Put it back from the project's history.`);
  const files = readdirSync(directory);
  const names = NAMES.filter(name => files.includes(`${name}.schema.json`));
  return new Map(names.map(name => [name, readSchema(join(directory, `${name}.schema.json`))]));
}

function readSchema(path: string): JsonSchema {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as JsonSchema;
  } catch (error) {
    throw new Error(`${path} is broken. Put it back from the project's history.`, { cause: error });
  }
}
