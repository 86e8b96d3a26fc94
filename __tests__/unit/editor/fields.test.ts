import { decapConfig } from "../../../plugins/gatsby-plugin-editor/decap-config";
import type { Field } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/forms";
import { FILE_KINDS } from "../../../plugins/gatsby-plugin-content/file-kinds";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";

const schemas = loadSchemas("content/schemas");
const forms = formsOf(decapConfig(schemas, { name: "proxy" }));

/** The field at a path in a schema's form. */
const at = (schema: string, ...[name, ...below]: string[]): Field | undefined => {
  const find = (fields: readonly Field[] = [], key = "") => fields.find(field => field.name === key);
  return below.reduce((field, key) => find(field?.fields, key), find(forms.get(schema)?.fields, name));
};
const matching = (field: Field | undefined, texts: string[]) =>
  texts.filter(text => new RegExp(field?.pattern?.[0] ?? "$^", "u").test(text));

test("each kind of content file has a form, with a field for each property of its schema", () => {
  for (const { schema } of FILE_KINDS) {
    const names = forms.get(schema)?.fields.map(({ name }) => name);
    expect(names).toEqual(Object.keys(schemas.get(schema)?.properties ?? {}));
  }
});

const all = (fields: readonly Field[] = []): Field[] => fields.flatMap(field => [field, ...all(field.fields)]);
const every = [...forms.values()].flatMap(({ fields }) => all(fields));

test("an entry of a list of texts is named by its words", () => {
  expect(at("case-study", "challenge", "paragraphs")?.["summary"]).toBe("{{fields.entry}}");
});

test("each field has a label, and the description of its schema as help", () => {
  expect(every.filter(({ label, hint }) => !label || !hint)).toEqual([]);
});

test("no text in a form mentions files, code, true and false, or speaks as developers do", () => {
  const shown = every.filter(({ widget }) => widget !== "hidden");
  const words = shown.map(({ label, hint, pattern }) => [label, hint, pattern?.[1]].join(" "));
  expect(
    words.filter(text =>
      /\b(?:slug|json|npm|true|false|path|key|lower-case|hyphens?)\b|\[\]|content\/|\.\.\/|[`<>{}]/i.test(text),
    ),
  ).toEqual([]);
});

test("a text with a limit says how many characters it may have, others say nothing", () => {
  expect(at("service", "summary")?.limits).toEqual({ least: 90, most: 160 });
  expect(at("service", "label")?.limits?.most).toBeGreaterThan(0);
  expect(at("service", "layout")?.limits).toBeUndefined();
});

test("form and schema accept the same texts", () => {
  // A save makes one line of the last.
  const texts = [...[89, 90, 160, 161].map(length => "x".repeat(length)), `${"x".repeat(60)}\n${"x".repeat(60)}`];
  expect(matching(at("service", "summary"), texts)).toEqual([texts[1], texts[2], texts[4]]);
  expect(matching(at("service", "slug"), ["roof-sheeting", "Roof Sheeting"])).toEqual(["roof-sheeting"]);
  const icon = at("service", "subServices", "items", "icon");
  expect(matching(icon, ["🔧", "👷🏽‍♀️", "x", "🔧🔧"])).toEqual(["🔧", "👷🏽‍♀️"]);
});

test("a picture is uploaded to the folder where its content file expects it", () => {
  expect(at("service", "picture", "image")).toMatchObject({ public_folder: "../photos" });
  expect(at("team", "members", "picture", "image")).toMatchObject({ public_folder: "./team" });
  expect(at("accreditations", "items", "logo", "image")).toMatchObject({ public_folder: "./logos" });
});
