import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FILE_KINDS } from "./file-kinds";

/** The part of JSON Schema (draft 07) that the files of content/schemas use. */
export interface JsonSchema {
  title?: string;
  description?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: "object" | "array" | "string" | "integer" | "boolean";
  /** What a text is: "href", "picture", or the schema of a folder, if the text is the slug of one of its files. */
  format?: string;
  pattern?: string;
  /** A sentence: what to do if the pattern does not match. VS Code also shows it. */
  patternErrorMessage?: string;
  /** A sentence: what to do if `const`, `not` or `anyOf` refuses a value. */
  errorMessage?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** Sets of required properties. An object must have one of the sets. */
  anyOf?: readonly { required: readonly string[] }[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  /** Smallest width in px at which a picture looks sharp in its place. */
  "x-minimumWidth"?: number;
  /** The range that the design was made for: entries of a list, files of a folder, files with this flag. */
  "x-designedFor"?: readonly [least: number, most: number];
  /** Where a value must be unique: in its list, in its folder, on the whole site, or among the main texts ("story"). */
  "x-unique"?: "list" | "folder" | "site" | "story";
}

/** Schemas by name: "service" for service.schema.json. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>;

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

/** The last part of a $ref: the name of the shared definition. */
export const shapeName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

/** Follows $ref. Keywords beside it (title, description, width) win over those of the shared definition. */
export function resolveSchema(schema: JsonSchema, schemas: SchemaSet): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const shape = schemas.get("definitions")?.$defs?.[shapeName($ref)] ?? {};
  return { ...resolveSchema(shape, schemas), ...beside };
}
