/** @jest-environment node */
import { join } from "node:path";
import { buildSchema, isObjectType } from "graphql";
import { FILE_KINDS, fileKindOf, typeNameOf } from "../../../plugins/gatsby-plugin-content/file-kinds";
import { type JsonSchema, loadSchemas } from "../../../plugins/gatsby-plugin-content/json-schema";
import { graphqlTypes } from "../../../plugins/gatsby-plugin-content/graphql-types";

const directory = join(process.cwd(), "content", "schemas");
const schemas = loadSchemas(directory);

const GATSBY = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String!) on FIELD_DEFINITION
  directive @pagePath(below: String!) on FIELD_DEFINITION
  interface Node { slug: String }
  type File { name: String }
  type Query { file: File }
`;
const types = buildSchema(GATSBY + graphqlTypes(directory).replaceAll(" implements Node", ""));
const fieldsOf = (name: string) => {
  const type = types.getType(name);
  return isObjectType(type)
    ? Object.fromEntries(Object.entries(type.getFields()).map(([key, field]) => [key, String(field.type)]))
    : {};
};

/** Every schema inside a schema, with the way to it. */
function inside(schema: JsonSchema, way: string): [string, JsonSchema][] {
  const parts = { ...schema.properties, ...schema.$defs, ...(schema.items ? { "[]": schema.items } : {}) };
  return [[way, schema], ...Object.entries(parts).flatMap(([key, part]) => inside(part, `${way}.${key}`))];
}

const all = [...schemas].flatMap(([name, schema]) => inside(schema, name));

test("every kind of content file has a schema, and every schema a kind of file", () => {
  expect([...schemas.keys()].filter(name => name !== "definitions").sort()).toEqual(
    FILE_KINDS.map(({ schema }) => schema).sort(),
  );
});

test("every property has a title and a description that completes “Add …”", () => {
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

test("every object refuses unknown keys and may carry a standIn note", () => {
  const bad = all.filter(
    ([, { type, additionalProperties, properties }]) =>
      type === "object" && (additionalProperties !== false || !properties?.["standIn"]),
  );
  expect(bad.map(([way]) => way)).toEqual([]);
});

test("every text has a greatest length, and every pattern an explanation", () => {
  const bad = all.filter(
    ([, { type, enum: choices, maxLength, pattern, patternErrorMessage }]) =>
      (type === "string" && !choices && maxLength === undefined) || (pattern !== undefined && !patternErrorMessage),
  );
  expect(bad.map(([way]) => way)).toEqual([]);
});

test("what a schema requires is non-null in GraphQL, and nothing else is", () => {
  expect(fieldsOf("CaseStudy")).toEqual({
    slug: "String!",
    order: "Int!",
    name: "String!",
    path: "String!",
    status: "CaseStudyStatus!",
    bigFact: "CaseStudyBigFact",
    compared: "Boolean",
    featured: "Boolean!",
    theme: "CaseStudyTheme!",
    service: "Service!",
    summary: "String!",
    description: "String!",
    hero: "CaseStudyHero!",
    facts: "[Fact!]!",
    challenge: "CaseStudyChallenge!",
    results: "CaseStudyResults!",
    standIn: "String",
  });
  expect(fieldsOf("Service")).toMatchObject({
    benefits: "ServiceBenefits",
    process: "ServiceProcess",
    prompt: "ServicePrompt",
  });
  expect(fieldsOf("Picture")).toEqual({
    image: "File!",
    alt: "String!",
    decorative: "Boolean",
    focus: "String",
    upright: "File",
    subject: "String",
    standIn: "String",
  });
});

test("every property of every schema is a field of its type", () => {
  for (const { schema, type } of FILE_KINDS) {
    const properties = Object.keys(schemas.get(schema)?.properties ?? {}).filter(key => key !== "$schema");
    expect(Object.keys(fieldsOf(type))).toEqual(expect.arrayContaining(properties));
  }
});

test("a content file's path gives its type", () => {
  expect(
    [
      "services/roofing.json",
      "pages/service.json",
      "pages/home.json",
      "case-studies/a.json",
      "pages/case-study.json",
    ].map(typeNameOf),
  ).toEqual(["Service", "ServiceShared", "HomePage", "CaseStudy", "CaseStudyShared"]);
  expect(typeNameOf("services\\roofing.json")).toBe("Service");
  expect(fileKindOf("services/deeper/a.json")).toBeUndefined();
  expect(() => typeNameOf("other.json")).toThrow("content/other.json is not a file that the site knows.");
});

test("a schema that cannot be read is named", () => {
  expect(() => graphqlTypes(join(process.cwd(), "content", "photos"))).toThrow("There is no company.schema.json in");
});
