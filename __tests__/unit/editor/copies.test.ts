import type { JsonObject } from "../../../plugins/gatsby-plugin-content/json-object";
import { changedStandIns, copyOf, isCopied } from "../../../plugins/gatsby-plugin-editor/forms/copies";
import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import type { Field } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { filesOfTestContent } from "./test-content";

const forms = formsOf(loadSchemas("content/schemas"));
const fieldsOf = (schema: string) => forms.get(schema)?.fields ?? [];
const dataOfTestFile = (end: string) => {
  const [, text = ""] = filesOfTestContent().find(([path]) => path.endsWith(end)) ?? [];
  return JSON.parse(text) as JsonObject & { hero: JsonObject };
};

test("a copied case study is not published and not featured, and each group says what was copied", () => {
  const study = dataOfTestFile("case-studies/dairy-yard.json");
  const copy = copyOf(study, fieldsOf("case-study"));
  expect(copy).toMatchObject({ status: "placeholder", featured: false });
  // Both are proposed anew: no two entries may share them.
  expect(copy).not.toHaveProperty("order");
  expect(copy).not.toHaveProperty("slug");
  expect(copy["standIn"]).toMatch(/: Name · Card text · Search description · Facts$/);
  expect((copy as typeof study).hero["standIn"]).toMatch(/: Title · Highlight · Subtitle$/);
  expect(isCopied(copy)).toBe(true);
  expect(isCopied(study)).toBe(false);
});

test("a mark loses what is changed, and goes with the last; an emptied mark stays empty", () => {
  const service = dataOfTestFile("services/gutter-repair-replace.json");
  const fields = fieldsOf("service");
  const copy = copyOf(service, fields) as typeof service;
  const change = (before: JsonObject, hero: JsonObject) =>
    changedStandIns({ ...before, hero }, before, fields).map(({ path, value }) => [path.join("."), value]);

  const heading = { ...copy.hero, heading: "Dry floors" };
  expect(change(copy, heading)).toEqual([["hero.standIn", expect.stringMatching(/: Text · Feature tiles$/)]]);
  expect(change(copy, { ...heading, text: "New", features: [] })).toEqual([["hero.standIn", undefined]]);
  const { standIn: _mark, ...confirmed } = copy.hero;
  expect(change({ ...copy, hero: confirmed }, { ...confirmed, heading: "Dry floors" })).toEqual([]);
});

test("a note that the firm has written is no mark and stays", () => {
  const study = { ...dataOfTestFile("case-studies/dairy-yard.json"), standIn: "The town is missing." };
  expect(changedStandIns({ ...study, name: "Another" }, study, fieldsOf("case-study"))).toEqual([]);
});

test("a list of what was copied is cut to the length that the field may have", () => {
  const names = Array.from({ length: 40 }, (_entry, index) => `Copied field ${index}`);
  const fieldNamed = (name: string, most = 0): Field => {
    const limits = most > 0 ? { least: 1, most } : undefined;
    return { name, label: name, hint: undefined, kind: "text", required: true, limits };
  };
  const standIn = fieldNamed("standIn", 120);
  const copy = copyOf(Object.fromEntries(names.map(name => [name, "Words"])), [
    ...names.map(name => fieldNamed(name)),
    standIn,
  ]);
  expect(String(copy["standIn"]).length).toBeLessThanOrEqual(120);
  expect(copy["standIn"]).toMatch(/: Copied field 0 · Copied field 1 · /);
  const field = fieldsOf("case-study").find(({ name }) => name === "standIn");
  expect(field).toMatchObject({ limits: { most: expect.any(Number) as number } });
});
