import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../../plugins/gatsby-plugin-content/json-object";
import { parseObject } from "../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { merge } from "../../../plugins/gatsby-plugin-editor/changes/merge";
import { fileDataOf } from "../../../plugins/gatsby-plugin-editor/forms/file-data";
import { testContent } from "../../site/project";
import { formOfText } from "./forms/files-with-forms";

const withData = (text: string, data: JsonObject) =>
  merge({ opened: parseObject(text), typed: data, fields: [] }, text).text;

/** The text of a file after opening, changing and saving its form. */
const afterEditing = (text: string, change: (form: JsonObject) => JsonObject = form => form) =>
  withData(text, fileDataOf(change(parseObject(text)), formOfText(text).fields));

const read = (path: string) => readFileSync(path, "utf8");
const service = read("__tests__/content/services/gutter-repair-replace.json");
const home = read("__tests__/content/pages/home.json");

/** The lines that are only in one of two texts. */
const changedLines = (before: string, after: string) => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return [...a.filter(line => !b.includes(line)), "→", ...b.filter(line => !a.includes(line))];
};

const files = readdirSync(testContent, { recursive: true, encoding: "utf8" })
  .filter(path => path.endsWith(".json"))
  .map(path => join(testContent, path));

test.each(files)("%s is the same byte for byte after a save without a change", path => {
  expect(afterEditing(read(path))).toBe(read(path));
});

test("one changed word changes one line, with any order of keys and any spacing", () => {
  expect(
    changedLines(
      service,
      afterEditing(service, form => ({ ...form, label: "Gutters" })),
    ),
  ).toEqual(['  "label": "Gutter Repair & Replace",', "→", '  "label": "Gutters",']);
  const odd = '{ "b": [1,2],\n\t"$schema": "./schemas/team.schema.json", "a": {"own": true,   "text": "old"} }\n';
  expect(withData(odd, { a: { text: "new", own: true }, $schema: "./schemas/team.schema.json", b: [1, 2] })).toBe(
    odd.replace("old", "new"),
  );
});

test("changed texts get curly quotes and no invisible characters; a text with straight apostrophes keeps them", () => {
  expect(
    afterEditing(service, form => ({ ...form, label: `The roof's\u2028"dry"  si\u00ADde in '24 🧑‍🔧\u00A0m\n` })),
  ).toContain('"The roof’s “dry” side in ’24 🧑‍🔧\u00A0m"');
  const straight = service.replace(/"label": "[^"]*"/, `"label": "Let's talk"`);
  expect(afterEditing(straight, form => ({ ...form, label: "Let's meet" }))).toContain("Let's meet");
});

test("a text with straight quotes stays as it is when another is added to its list", () => {
  const straight = '{\n  "items": [\n    "It\'s \\"dry\\""\n  ]\n}\n';
  const items = ['It\'s "dry"', "It's new"];
  expect(JSON.parse(withData(straight, { items }))).toEqual({ items: [items[0], "It’s new"] });
});

test("keys outside the form stay, and emptied fields are removed", () => {
  const own = service.replace('"order": 2', '"order": 2,\n  "notes": { "of": "ours" }');
  const noted = own.replace('"order": 2', '"order": 2,\n  "standIn": "Not ours yet"');
  expect(afterEditing(noted, form => ({ ...form, standIn: "" }))).toBe(own);
});

test("an optional group is removed as a whole, and added again in the order of the schema", () => {
  const without = afterEditing(service, ({ benefits: _benefits, ...form }) => form);
  expect(JSON.parse(without)).not.toHaveProperty("benefits");
  const { benefits } = parseObject(service);
  expect(afterEditing(without, form => ({ ...form, benefits }))).toBe(service);
});

test("a list that may be empty stays in the file when its last entry is removed", () => {
  const caseStudy = read(files.find(path => path.includes("case-studies/")) ?? "");
  expect(JSON.parse(afterEditing(caseStudy, form => ({ ...form, facts: [] })))).toMatchObject({ facts: [] });
});

const { hero } = JSON.parse(home) as { hero: { slides: [object, object, object, ...object[]] } };
const [first, second, third, ...rest] = hero.slides;
test.each([
  ["moved", [second, first, third, ...rest]],
  ["removed", [second, third, ...rest]],
  ["added", [{ image: "../photos/new.jpg", alt: "A new roof" }, first, second, third, ...rest]],
  ["removed while another is changed", [first, { ...second, alt: "Another" }, ...rest]],
])("the other entries of a list keep their lines when one is %s", (_what, slides) => {
  const text = afterEditing(home, form => ({ ...form, hero: { ...(form["hero"] as object), slides } }));
  expect(JSON.parse(text)).toHaveProperty("hero.slides", slides);
  expect(changedLines(home, text).length).toBeLessThan(9);
});

test("a file with Windows line endings keeps them: a changed word is one line, a new entry adds its own", () => {
  const windows = service.replaceAll("\n", "\r\n");
  expect(afterEditing(windows)).toBe(windows);
  const renamed = afterEditing(windows, form => ({ ...form, label: "Gutters" }));
  expect(changedLines(windows, renamed)).toHaveLength(3);
  const { subServices } = JSON.parse(service) as { subServices: { items: JsonObject[] } };
  const longer = { ...subServices, items: [...subServices.items, ...subServices.items.slice(0, 1)] };
  const added = afterEditing(windows, form => ({ ...form, subServices: longer }));
  expect(added.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(JSON.parse(added)).toMatchObject({ subServices: longer });
});
