import { FILE_KINDS } from "../../../plugins/gatsby-plugin-content/file-kinds";
import { sectionsOf } from "../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { type Field, fieldsInside } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { forms, schemas } from "./forms/files-with-forms";

/** The fields inside a field; of a list of texts, the field of a text. */
const inside = (field: Field): readonly Field[] => (field.kind === "valueList" ? [field.entry] : fieldsInside(field));

/** The field at a path in a schema's form. */
const at = (schema: string, ...[name, ...below]: string[]): Field | undefined => {
  const find = (fields: readonly Field[] = [], key = "") => fields.find(field => field.name === key);
  return below.reduce((field, key) => find(field && inside(field), key), find(forms.get(schema)?.fields, name));
};

test("each kind of content file has a form, with a field for each property of its schema", () => {
  for (const { schema } of FILE_KINDS) {
    const names = forms.get(schema)?.fields.map(({ name }) => name);
    expect(names).toEqual(Object.keys(schemas.get(schema)?.properties ?? {}));
  }
});

const all = (fields: readonly Field[] = []): Field[] => fields.flatMap(field => [field, ...all(inside(field))]);
const every = [...forms.values()].flatMap(({ fields }) => all(fields));

test("each field has a label, and the description of its schema as help", () => {
  expect(every.filter(({ label, hint }) => !label || !hint)).toEqual([]);
});

test("no text in a form mentions files, code, true and false, or speaks as developers do", () => {
  const shown = every.filter(({ kind }) => kind !== "hidden");
  const words = shown.map(({ label, hint }) => [label, hint].join(" "));
  expect(
    words.filter(text =>
      /\b(?:slug|json|npm|true|false|path|key|lower-case|hyphens?)\b|\[\]|content\/|\.\.\/|[`<>{}]/i.test(text),
    ),
  ).toEqual([]);
});

test("a text with a limit says how many characters it may have, others say nothing", () => {
  expect(at("service", "summary")).toMatchObject({ kind: "longText", limits: { least: 90, most: 160 } });
  expect(at("service", "label")).toMatchObject({ kind: "text", limits: { most: expect.any(Number) as number } });
  expect(at("service", "layout")).not.toHaveProperty("limits");
});

test("a picture is uploaded to the folder where its content file expects it", () => {
  expect(at("service", "picture", "image")).toMatchObject({ folder: "photos", relativeFolder: "../photos" });
  expect(at("team", "members", "picture", "image")).toMatchObject({ folder: "team", relativeFolder: "./team" });
  expect(at("accreditations", "items", "logo", "image")).toMatchObject({ folder: "logos", relativeFolder: "./logos" });
});

test("the list of all files has the pages, each folder, and what the whole site has", () => {
  expect(sectionsOf(forms).map(({ label }) => label)).toEqual(["Pages", "Services", "Case studies", "Whole site"]);
  expect(sectionsOf(forms).flatMap(section => section.forms)).toHaveLength(FILE_KINDS.length);
});
