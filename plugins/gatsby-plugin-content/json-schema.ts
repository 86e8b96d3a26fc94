import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (draft 07) that the files of content/schemas use. */
export interface JsonSchema {
  title?: string;
  description?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: "object" | "array" | "string" | "integer" | "boolean";
  /** What a text is: "href", "picture", or the schema of a folder, one of whose files it names by its slug. */
  format?: string;
  pattern?: string;
  /** What to do when the pattern does not match, a sentence; VS Code shows it, too. */
  patternErrorMessage?: string;
  /** What to do when `const` or `not` refuses a value, a sentence. */
  errorMessage?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  /** Width in px below which a picture looks blurred where it is shown. */
  "x-minimumWidth"?: number;
  /** The least and the most that the design was made for: entries of a list, files of a folder, files with this flag. */
  "x-designedFor"?: readonly [least: number, most: number];
  /** Where no second value may be the same: in its list, in its folder, on the whole site, or among all stories. */
  "x-unique"?: "list" | "folder" | "site" | "story";
}

/** Schemas by name: "service" for service.schema.json. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>;

const ENDING = ".schema.json";

/** Reads every schema of a directory; throws, naming the file, when one cannot be read or parsed. */
export function loadSchemas(directory: string): SchemaSet {
  if (!existsSync(directory)) throw new Error(`${directory} is missing. Put it back from the project's history.`);
  const names = readdirSync(directory).filter(name => name.endsWith(ENDING));
  return new Map(names.map(name => [name.slice(0, -ENDING.length), readSchema(join(directory, name))]));
}

function readSchema(path: string): JsonSchema {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as JsonSchema;
  } catch (error) {
    throw new Error(`${path} is broken. Put it back from the project's history.`, { cause: error });
  }
}

/** The last part of a $ref: the name of the shared shape that it points to. */
export const shapeName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

/** Follows $ref; keywords beside it (title, description, width) win over those of the shared shape. */
export function resolveSchema(schema: JsonSchema, schemas: SchemaSet): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const shape = schemas.get("definitions")?.$defs?.[shapeName(schema.$ref)];
  if (shape === undefined) throw new Error(`The schemas have no shared shape for ${schema.$ref}.`);
  const { $ref: _ref, ...beside } = schema;
  return { ...resolveSchema(shape, schemas), ...beside };
}
