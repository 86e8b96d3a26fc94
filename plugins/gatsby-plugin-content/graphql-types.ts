import { FILE_KINDS, FOLDERS, pascalCase } from "./file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema, shapeName } from "./json-schema";
import { loadSchemas } from "./load-schemas";

/** The common fields of pages with one file and the usual hero. */
const FIXED_PAGE = "interface FixedPage implements Node {\n  id: ID!\n  meta: Meta!\n  hero: PageHero!\n}";

const SCALARS = { string: "String", integer: "Int", boolean: "Boolean" } as const;

/** The types by name, each as SDL. A type is added before its fields are, so that a type may hold itself. */
type Types = Map<string, string>;

/** Makes GraphQL types (SDL) from the schemas in a directory. Throws if a schema has no GraphQL type. */
export function graphqlTypes(schemaDirectory: string): string {
  const schemas = loadSchemas(schemaDirectory);
  const types: Types = new Map();
  for (const { schema: name, type } of FILE_KINDS) {
    const schema = schemas.get(name) ?? {};
    const isFixedPage = schema.properties?.["hero"]?.$ref?.endsWith("/pageHero");
    const interfaces = isFixedPage ? "Node & FixedPage" : "Node";
    const fields = graphqlFields(type, schema, schemas, types);
    types.set(type, `type ${type} implements ${interfaces} @dontInfer ${fields}`);
  }
  return [FIXED_PAGE, ...types.values()].join("\n\n");
}

/** The fields of an object type in curly brackets. Adds the types that they use. */
function graphqlFields(typeName: string, schema: JsonSchema, schemas: SchemaSet, types: Types): string {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    if (key === "$schema") return [];
    const place = typeName + pascalCase(key);
    const type = fieldType(property, place, schemas, types);
    const isRequired = schema.required?.includes(key) === true;
    return `  ${key}: ${type.name}${isRequired ? "!" : ""}${type.directive}`;
  });
  return `{\n${fields.join("\n")}\n}`;
}

/** The type of a field without its "!", and its directive. */
interface FieldType {
  name: string;
  /** Empty, or a blank and a directive that tells Gatsby how to find the value. */
  directive: string;
}

/** The type of a shared definition has its name; that of an inline object is named after its place. Adds new types. */
function fieldType(property: JsonSchema, place: string, schemas: SchemaSet, types: Types): FieldType {
  const name = pascalCase(shapeName(property.$ref ?? place));
  // One type serves all places of a shared definition, so what a place adds to it does not count.
  const schema = property.$ref === undefined ? property : resolveSchema({ $ref: property.$ref }, schemas);
  const { type, format, items, enum: choices } = schema;
  if (format === "picture" || format === "logo") return { name: "File", directive: " @fileByRelativePath" };
  const linked = FOLDERS.find(kind => kind.schema === format);
  if (linked) return { name: linked.type, directive: ' @link(by: "slug")' };
  if (choices !== undefined) return enumType(name, choices, types);
  if (type === "object") return objectType(name, schema, schemas, types);
  if (type === "array" && items) {
    const entry = fieldType(items, place, schemas, types);
    return { name: `[${entry.name}!]`, directive: entry.directive };
  }
  if (type === undefined || type === "array") throw new Error(`${name} has no type, or is a list of nothing.`);
  return { name: SCALARS[type], directive: "" };
}

function enumType(name: string, choices: readonly string[], types: Types): FieldType {
  types.set(name, `enum ${name} {\n${choices.map(value => `  ${value}`).join("\n")}\n}`);
  return { name, directive: "" };
}

function objectType(name: string, schema: JsonSchema, schemas: SchemaSet, types: Types): FieldType {
  if (!types.has(name)) {
    types.set(name, "");
    types.set(name, `type ${name} ${graphqlFields(name, schema, schemas, types)}`);
  }
  return { name, directive: "" };
}
