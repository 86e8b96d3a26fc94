import { FILE_KINDS, FOLDERS, pascalCase } from "./file-kinds";
import { type JsonSchema, loadSchemas, resolveSchema, shapeName } from "./json-schema";

/** The common fields of pages with one file and the usual hero. */
const FIXED_PAGE = "interface FixedPage implements Node {\n  id: ID!\n  meta: Meta!\n  hero: PageHero!\n}";

const SCALARS = { string: "String", integer: "Int", boolean: "Boolean" } as const;

/** Makes GraphQL types (SDL) from the schemas in a directory. Throws if a schema has no GraphQL type. */
export function graphqlTypes(schemaDirectory: string): string {
  const schemas = loadSchemas(schemaDirectory);
  const types = new Map<string, string>();

  const addObjectType = (name: string, schema: JsonSchema, suffix = ""): void => {
    if (types.has(name)) return;
    types.set(name, "");
    const properties = Object.entries(schema.properties ?? {}).filter(([key]) => key !== "$schema");
    const fields = properties.map(([key, property]) => {
      const bang = schema.required?.includes(key) ? "!" : "";
      return `  ${key}: ${fieldType(property, `${name}${pascalCase(key)}`, bang)}`;
    });
    types.set(name, `type ${name}${suffix} {\n${fields.join("\n")}\n}`);
  };

  /** The type of a shared definition has its name; the type of an inline object is named after its place. */
  const fieldType = (property: JsonSchema, place: string, bang: string): string => {
    const name = pascalCase(shapeName(property.$ref ?? place));
    const schema = property.$ref === undefined ? property : resolveSchema({ $ref: property.$ref }, schemas);
    const { type, format, items, enum: choices } = schema;
    if (format === "picture" || format === "logo") return `File${bang} @fileByRelativePath`;
    const linked = FOLDERS.find(kind => kind.schema === format);
    if (linked) return `${linked.type}${bang} @link(by: "slug")`;
    if (choices !== undefined) types.set(name, `enum ${name} {\n${choices.map(value => `  ${value}`).join("\n")}\n}`);
    else if (type === "object") addObjectType(name, schema);
    else if (type === "array" && items) return `[${fieldType(items, place, "!")}]${bang}`;
    else if (type === undefined || type === "array") throw new Error(`${name} has no type, or is a list of nothing.`);
    else return `${SCALARS[type]}${bang}`;
    return `${name}${bang}`;
  };

  for (const { schema: name, type } of FILE_KINDS) {
    const schema = schemas.get(name) ?? {};
    const isFixedPage = schema.properties?.["hero"]?.$ref?.endsWith("/pageHero");
    addObjectType(type, schema, ` implements Node${isFixedPage ? " & FixedPage" : ""} @dontInfer`);
  }
  return [FIXED_PAGE, ...types.values()].join("\n\n");
}
