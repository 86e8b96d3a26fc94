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

/** The last part of a $ref: the name of the shared definition. */
export const shapeName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

/** Follows $ref. Keywords beside it (title, description, width) win over those of the shared definition. */
export function resolveSchema(schema: JsonSchema, schemas: SchemaSet): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const shape = schemas.get("definitions")?.$defs?.[shapeName($ref)] ?? {};
  return { ...resolveSchema(shape, schemas), ...beside };
}
