/** @jest-environment node */
import { FILE_KINDS, type FileKind } from "../../../src/contract/file-kinds";
import { type JsonSchema, loadSchemas } from "../../../src/contract/json-schema";
import { editorConfig } from "../../../src/editor/config";
import { formsOf } from "../../../src/editor/form-values";
import { type Field, formOf } from "../../../src/editor/fields";

const schemas = loadSchemas("content/schemas");
const config = editorConfig(schemas, { name: "proxy" });
const forms = formsOf(config);

const all = (fields: readonly Field[]): Field[] =>
  fields.flatMap(field => [field, ...all(field.fields ?? []), ...all(field.field ? [field.field] : [])]);
const every = [...forms.values()].flatMap(all);

/** The field at a way of names in the form of a schema. */
const at = (schema: string, ...names: string[]) => {
  let fields = forms.get(schema) ?? [];
  let found: Field | undefined;
  for (const name of names) {
    found = fields.find(field => field.name === name);
    fields = found?.fields ?? [];
  }
  return found;
};
const matches = (field: Field | undefined, text: string) => new RegExp(field?.pattern?.[0] ?? "$^", "u").test(text);

test("there is a form for each kind of content file, with a field for each property of its schema", () => {
  for (const { schema } of FILE_KINDS) {
    const names = forms.get(schema)?.map(({ name }) => name);
    expect(names).toEqual(Object.keys(schemas.get(schema)?.properties ?? {}));
  }
});

test("each field has the label, the help and the pattern of its schema", () => {
  expect(every.filter(({ label, hint, widget }) => !label || (!hint && widget !== "image"))).toEqual([]);
  const summary = at("service", "summary");
  expect(summary).toMatchObject({ label: "Card text", required: true, widget: "text" });
  expect(summary?.pattern?.[1]).toBe("90 to 160 characters, on one line.");
  expect([89, 90, 160, 161].map(length => matches(summary, "x".repeat(length)))).toEqual([false, true, true, false]);
  expect(matches(summary, `${"x".repeat(60)}\n${"x".repeat(60)}`)).toBe(false);
  const slug = at("service", "slug");
  expect([matches(slug, "roof-sheeting"), matches(slug, "Roof Sheeting")]).toEqual([true, false]);
  const emoji = at("service", "subServices", "items", "icon");
  expect(["🔧", "👷🏽‍♀️", "x", "🔧🔧"].map(icon => matches(emoji, icon))).toEqual([true, true, false, false]);
  expect(at("service", "order")).toMatchObject({ widget: "number", min: 1, value_type: "int" });
});

test("choices, references, pictures, groups and lists have fields of their own", () => {
  expect(at("service", "icon")).toMatchObject({
    widget: "select",
    options: schemas.get("service")?.properties?.["icon"]?.enum,
  });
  expect(at("case-study", "service")).toMatchObject({
    widget: "relation",
    collection: "services",
    value_field: "slug",
  });
  expect(at("service", "picture", "image")).toMatchObject({ widget: "image", public_folder: "../photos" });
  expect(at("team", "members", "picture", "image")).toMatchObject({
    media_folder: "/content/team",
    public_folder: "./team",
  });
  expect(at("accreditations", "items", "logo", "image")).toMatchObject({ public_folder: "./logos" });
  expect(at("service", "hero")).toMatchObject({ widget: "object", collapsed: true, summary: "{{fields.heading}}" });
  expect(at("service", "benefits")).toMatchObject({ widget: "list", isGroup: true, max: 1 });
  expect(at("aliases", "aliases")).toMatchObject({ widget: "list", label_singular: "alias" });
  const empty = { required: false, mayBeEmpty: true };
  for (const [form, list] of [
    ["aliases", "aliases"],
    ["redirects", "redirects"],
    ["case-study", "facts"],
  ] as const)
    expect(at(form, list)).toMatchObject(empty);
  expect(at("clients", "items")).toMatchObject({ required: true });
  expect(at("case-study", "challenge", "paragraphs")).toMatchObject({ widget: "list", field: { widget: "text" } });
});

test("a new file names its schema, and services and case studies can be added", () => {
  expect(at("service", "$schema")).toMatchObject({ widget: "hidden", default: "../schemas/service.schema.json" });
  expect(at("team", "$schema")).toMatchObject({ default: "./schemas/team.schema.json" });
  expect(config.collections.filter(({ create }) => create).map(({ folder }) => folder)).toEqual([
    "content/services",
    "content/case-studies",
  ]);
});

test.each<[string, JsonSchema, RegExp]>([
  ["an unknown keyword", { type: "string", title: "A", description: "B", ...{ oneOf: [] } }, /thing\.a .*oneOf/],
  ["an unknown type", { title: "A", description: "B", ...{ type: "number" as "integer" } }, /thing\.a .*type number/],
  ["no title", { type: "string", description: "B" }, /needs a title/],
  ["a list of nothing", { type: "array", title: "A", description: "B" }, /what the list holds/],
])("a schema with %s is refused, naming the place", (_what, property, message) => {
  const root: JsonSchema = { title: "Thing", type: "object", properties: { a: property } };
  const kind: FileKind = { path: "thing.json", schema: "thing", type: "Thing", folder: false, address: undefined };
  expect(() => formOf(kind, new Map([...schemas, ["thing", root]]))).toThrow(message);
});
