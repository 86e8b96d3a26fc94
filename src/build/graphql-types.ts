import { FILE_KINDS, pascalCase } from "./content/file-kinds";
import { type JsonSchema, SHARED_SHAPES, type SchemaSet, loadSchemas, shapeName } from "./content/json-schema";
import { isPageType } from "./page-path";

type Types = Map<string, string>;

const SCALARS = { string: "String", integer: "Int", boolean: "Boolean" } as const;

/**
 * The GraphQL types of all content in Gatsby's SDL, derived from the JSON Schemas of a directory.
 * Throws when a schema uses something that has no GraphQL counterpart.
 */
export function graphqlTypes(schemaDirectory: string): string {
  const schemas = loadSchemas(schemaDirectory);
  const types: Types = new Map();
  for (const { schema: name, type } of FILE_KINDS) {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`There is no ${name}.schema.json in ${schemaDirectory}.`);
    addObjectType(types, type, schema, schemas, " implements Node @dontInfer");
  }
  return [...types.values()].join("\n\n");
}

function addObjectType(types: Types, name: string, schema: JsonSchema, schemas: SchemaSet, suffix = ""): void {
  if (types.has(name)) return;
  types.set(name, "");
  const fields = Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const required = schema.required?.includes(key) ?? false;
      return `${comment(property, "  ")}  ${key}: ${fieldType(types, name, key, property, schemas, required)}`;
    });
  if (isPageType(name)) fields.push(`  path: String! @pagePath(type: "${name}")`);
  types.set(name, `${comment(schema, "")}type ${name}${suffix} {\n${fields.join("\n")}\n}`);
}

function fieldType(
  types: Types,
  parent: string,
  key: string,
  property: JsonSchema,
  schemas: SchemaSet,
  required: boolean,
): string {
  const { name, schema } = follow(property, `${parent}${pascalCase(key)}`, schemas);
  const bang = required ? "!" : "";
  if (schema.format === "picture" || schema.format === "logo") return `File${bang} @fileByRelativePath`;
  if (schema["x-link"] !== undefined) return `${schema["x-link"]}${bang} @link(by: "slug")`;
  if (schema.enum !== undefined) {
    types.set(name, `enum ${name} {\n${schema.enum.map(value => `  ${value}`).join("\n")}\n}`);
    return `${name}${bang}`;
  }
  switch (schema.type) {
    case "object":
      addObjectType(types, name, schema, schemas);
      return `${name}${bang}`;
    case "array":
      if (schema.items === undefined) throw new Error(`${name} is a list without items.`);
      return `[${fieldType(types, parent, key, schema.items, schemas, true)}]${bang}`;
    case "string":
    case "integer":
    case "boolean":
      return `${SCALARS[schema.type]}${bang}`;
    default:
      throw new Error(`${name} has no type.`);
  }
}

/** A shared shape gives its own name to its type; an inline object is named after its place. */
function follow(schema: JsonSchema, name: string, schemas: SchemaSet): { name: string; schema: JsonSchema } {
  if (schema.$ref === undefined) return { name, schema };
  const shape = shapeName(schema.$ref);
  const target = schemas.get(SHARED_SHAPES)?.$defs?.[shape];
  if (target === undefined) throw new Error(`There is no shared shape ${shape}.`);
  return follow(target, pascalCase(shape), schemas);
}

function comment(schema: JsonSchema, indent: string): string {
  return schema.description === undefined ? "" : `${indent}${JSON.stringify(schema.description)}\n`;
}
