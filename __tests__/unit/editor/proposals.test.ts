import { decapConfig } from "../../../plugins/gatsby-plugin-editor/decap-config";
import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/forms";
import { FILE_TEXT } from "../../../plugins/gatsby-plugin-editor/own-keys";
import { proposals, shortNameOf } from "../../../plugins/gatsby-plugin-editor/forms/proposals";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";

const forms = formsOf(decapConfig(loadSchemas("content/schemas"), { name: "proxy" }));
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
  expect(proposals({ label: "Roof" }, {}, fields, 7)).toEqual([
    { path: slug, value: "roof" },
    { path: order, value: 7 },
  ]);
  const before = { label: "Roof", slug: "roof", order: 7 };
  expect(proposals({ ...before, label: "Roof Sheets" }, before, fields, 7)).toEqual([
    { path: slug, value: "roof-sheets" },
  ]);
});

test("an address and a number that somebody has typed or removed stay", () => {
  const fields = fieldsOf("case-study");
  const before = { name: "Mill", slug: "my-own", order: 3 };
  expect(proposals({ ...before, name: "Mill Floor" }, before, fields, 7)).toEqual([]);
  expect(proposals({ name: "Mill", slug: "my-own" }, before, fields, 7)).toEqual([]);
});

test("a saved page and a saved client keep their address and short name under a new name", () => {
  const study = { name: "Mill", slug: "mill", order: 3 };
  const opened = { ...study, [FILE_TEXT]: JSON.stringify(study) };
  expect(proposals({ ...opened, name: "Tower" }, opened, fieldsOf("case-study"), undefined)).toEqual([]);
  const list = (name: string) => {
    const items = [{ id: "heron", name }];
    return { items, [FILE_TEXT]: JSON.stringify({ items: [{ id: "heron", name: "Heron" }] }) };
  };
  expect(proposals(list("Heron Mills"), list("Heron"), fieldsOf("clients"), undefined)).toEqual([]);
});

test("an added client gets the short name of its name; moved entries get none", () => {
  const fields = fieldsOf("clients");
  const items = [{ id: "a", name: "A" }, {}];
  const before = { items, [FILE_TEXT]: '{"items":[{"id":"a","name":"A"}]}' };
  const now = { ...before, items: [items[0], { name: "Heron Mills" }] };
  expect(proposals(now, before, fields, undefined)).toEqual([{ path: ["items", "1", "id"], value: "heron-mills" }]);
  const complete = { ...now, items: [items[0], { id: "heron-mills", name: "Heron Mills" }] };
  expect(proposals({ ...complete, items: complete.items.toReversed() }, complete, fields, undefined)).toEqual([]);
});
