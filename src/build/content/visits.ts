import { type JsonSchema, type SchemaSet, resolveSchema } from "./json-schema";
import { isObject } from "./parse-json";
import type { Path } from "./wording";

/** A value of a content file together with what its schema says about it. */
export interface Visit {
  path: Path;
  value: unknown;
  schema: JsonSchema;
  /** The object that holds the value, with its schema; undefined at the top. */
  parent: Visit | undefined;
}

/** Every value that the schema knows, from the outside in; values of a wrong type are left to the schema check. */
export function visitContent(value: unknown, schema: JsonSchema, schemas: SchemaSet): Visit[] {
  const visits: Visit[] = [];
  const visit = (current: unknown, raw: JsonSchema, path: Path, parent: Visit | undefined): void => {
    const here: Visit = { path, value: current, schema: resolveSchema(raw, schemas), parent };
    visits.push(here);
    const { properties, items } = here.schema;
    if (Array.isArray(current) && items)
      current.forEach((item: unknown, index) => visit(item, items, [...path, index], here));
    if (!isObject(current) || !properties) return;
    for (const [key, property] of Object.entries(properties))
      if (Object.hasOwn(current, key)) visit(current[key], property, [...path, key], here);
  };
  visit(value, schema, [], undefined);
  return visits;
}

/** What the schema says about the place that a path leads to, or undefined for a key that it does not know. */
export function schemaAt(path: Path, root: JsonSchema, schemas: SchemaSet): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (schema, part) => {
      if (schema === undefined) return undefined;
      const { items, properties } = resolveSchema(schema, schemas);
      const next = typeof part === "number" ? items : properties?.[part];
      return next === undefined ? undefined : resolveSchema(next, schemas);
    },
    resolveSchema(root, schemas),
  );
}
