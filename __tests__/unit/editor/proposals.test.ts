import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { proposals, shortNameOf } from "../../../plugins/gatsby-plugin-editor/forms/proposals";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";

const forms = formsOf(loadSchemas("content/schemas"));
const fieldsOf = (schema: string) => forms.get(schema)?.fields ?? [];
const [slug, order] = [["slug"], ["order"]];

test.each([
  ["Roof Coating & Repair", "roof-coating-repair"],
  ["Ann’s café, part 2", "anns-cafe-part-2"],
  ["  ", ""],
  [
    "One name of many words that goes on for longer than sixty letters",
    "one-name-of-many-words-that-goes-on-for-longer-than-sixty",
  ],
  ["x".repeat(80), "x".repeat(60)],
])("the short name of %j is %j", (name, expected) => {
  expect(shortNameOf(name)).toBe(expected);
});

test("a new service gets its number and an address that follows its name", () => {
  const fields = fieldsOf("service");
  expect(proposals({ label: "Roof" }, {}, fields, undefined, 7)).toEqual([
    { path: slug, value: "roof" },
    { path: order, value: 7 },
  ]);
  const before = { label: "Roof", slug: "roof", order: 7 };
  expect(proposals({ ...before, label: "Roof Sheets" }, before, fields, undefined, 7)).toEqual([
    { path: slug, value: "roof-sheets" },
  ]);
});

test("an address and a number that somebody has typed or removed stay", () => {
  const fields = fieldsOf("case-study");
  const before = { name: "Mill", slug: "my-own", order: 3 };
  expect(proposals({ ...before, name: "Mill Floor" }, before, fields, undefined, 7)).toEqual([]);
  expect(proposals({ name: "Mill", slug: "my-own" }, before, fields, undefined, 7)).toEqual([]);
});

test("a saved page and a saved client keep their address and short name under a new name", () => {
  const study = { name: "Mill", slug: "mill", order: 3 };
  expect(proposals({ ...study, name: "Tower" }, study, fieldsOf("case-study"), study, undefined)).toEqual([]);
  const list = (name: string) => ({ items: [{ id: "heron", name }] });
  const saved = list("Heron");
  expect(proposals(list("Heron Mills"), saved, fieldsOf("clients"), saved, undefined)).toEqual([]);
});

test("an added client gets the short name of its name; moved entries get none", () => {
  const fields = fieldsOf("clients");
  const items = [{ id: "a", name: "A" }, {}];
  const saved = { items: [{ id: "a", name: "A" }] };
  const before = { items };
  const now = { ...before, items: [items[0], { name: "Heron Mills" }] };
  expect(proposals(now, before, fields, saved, undefined)).toEqual([
    { path: ["items", "1", "id"], value: "heron-mills" },
  ]);
  const complete = { ...now, items: [items[0], { id: "heron-mills", name: "Heron Mills" }] };
  expect(proposals({ ...complete, items: complete.items.toReversed() }, complete, fields, saved, undefined)).toEqual(
    [],
  );
});
