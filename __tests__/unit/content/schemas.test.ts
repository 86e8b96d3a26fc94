import { join } from "node:path";
import { buildSchema, isObjectType } from "gatsby/graphql";
import { FILE_KINDS } from "../../../plugins/gatsby-plugin-content/file-kinds";
import type { JsonSchema } from "../../../plugins/gatsby-plugin-content/json-schema";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { graphqlTypes } from "../../../plugins/gatsby-plugin-content/graphql-types";

const directory = join(process.cwd(), "content", "schemas");
const schemas = loadSchemas(directory);

const GATSBY = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String!) on FIELD_DEFINITION
  interface Node { slug: String }
  type File { name: String }
  type Query { file: File }
`;
const types = buildSchema(GATSBY + graphqlTypes(directory).replaceAll(/ implements Node(?: & FixedPage)?/g, ""));
const typesOfFields = (name: string) => {
  const type = types.getType(name);
  return isObjectType(type)
    ? Object.fromEntries(Object.entries(type.getFields()).map(([key, field]) => [key, String(field.type)]))
    : {};
};

/** Every schema inside a schema, with its path. */
function inside(schema: JsonSchema, way: string): [string, JsonSchema][] {
  const parts = { ...schema.properties, ...schema.$defs, ...(schema.items ? { "[]": schema.items } : {}) };
  return [[way, schema], ...Object.entries(parts).flatMap(([key, part]) => inside(part, `${way}.${key}`))];
}

const all = [...schemas].flatMap(([name, schema]) => inside(schema, name));

test("each kind of content file has a schema, and each schema has a kind of file", () => {
  expect([...schemas.keys()].filter(name => name !== "definitions").sort()).toEqual(
    FILE_KINDS.map(({ schema }) => schema).sort(),
  );
});

test("each property has a title, and a description that completes “Add …”", () => {
  const properties = all.flatMap(([way, schema]) =>
    Object.entries(schema.properties ?? {}).map(([key, property]) => [`${way}.${key}`, property] as const),
  );
  const shapes = schemas.get("definitions")?.$defs ?? {};
  const bad = properties.filter(([, property]) => {
    const shape = property.$ref === undefined ? {} : shapes[property.$ref.split("/").at(-1) ?? ""];
    const { title, description } = { ...shape, ...property };
    return !title || !/^(?:An?|The|One|True|Two) .+\.$/.test(description ?? "");
  });
  expect(bad.map(([way]) => way)).toEqual([]);
});

test.each<[string, (schema: JsonSchema) => boolean]>([
  ["object refuses unknown keys", s => s.type !== "object" || s.additionalProperties === false],
  ["object may carry a standIn note", s => s.type !== "object" || s.properties?.["standIn"] !== undefined],
  ["text has a greatest length", s => s.type !== "string" || s.enum !== undefined || s.maxLength !== undefined],
  ["pattern has an explanation", s => s.pattern === undefined || Boolean(s.patternErrorMessage)],
])("every %s", (_what, isGood) => {
  expect(all.filter(([, schema]) => !isGood(schema)).map(([way]) => way)).toEqual([]);
});

test("each property of a schema becomes a GraphQL field, non-null if it is required", () => {
  const kinds = FILE_KINDS.map(({ schema, type }) => [type, schemas.get(schema)] as const);
  for (const [type, schema] of [...kinds, ["Picture", schemas.get("definitions")?.$defs?.["picture"]] as const]) {
    const keys = Object.keys(schema?.properties ?? {}).filter(key => key !== "$schema");
    const fields = keys.map(key => [key, typesOfFields(type)[key]?.endsWith("!")]);
    expect(fields).toEqual(keys.map(key => [key, schema?.required?.includes(key)]));
  }
});
