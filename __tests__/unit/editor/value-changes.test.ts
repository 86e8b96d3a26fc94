import { changedWords } from "../../../plugins/gatsby-plugin-editor/browser/app/changed-words";
import { valueChanges } from "../../../plugins/gatsby-plugin-editor/changes/value-changes";

const field = (name: string, label: string, fields: object[] = []) =>
  ({ name, label, kind: "group", required: true, hint: undefined, titleField: "", fields }) as never;
const form = [
  field("phone", "Phone", [field("display", "Number")]),
  field("slides", "Slides", [field("alt", "Text"), field("image", "Picture")]),
];
const changes = (before: object, after: object) => valueChanges({ ...before }, { ...after }, form);
const [one, two, three] = [{ alt: "One" }, { alt: "Two" }, { alt: "Three", image: "../photos/roof.jpg" }];

test("a changed value has the labels of its field and both texts", () => {
  const before = { $schema: "a", phone: { display: "01632 960123" } };
  expect(changes(before, { $schema: "b", phone: { display: "01728 960123" } })).toEqual([
    { label: "Phone › Number", before: "01632 960123", after: "01728 960123" },
  ]);
  expect(changes(before, before)).toEqual([]);
});

test("added, removed, changed and moved entries of a list are told apart", () => {
  const nothing = "(nothing)";
  expect(changes({ slides: [one] }, { slides: [one, three] })).toEqual([
    { label: "Slides", before: nothing, after: "Three · roof.jpg" },
  ]);
  expect(changes({ slides: [one, two] }, { slides: [two] })).toEqual([
    { label: "Slides", before: "One", after: nothing },
  ]);
  expect(changes({ slides: [one, two] }, { slides: [one, three] })).toMatchObject([
    { label: "Slides › 2 › Text", before: "Two", after: "Three" },
    { label: "Slides › 2 › Picture", before: nothing, after: "roof.jpg" },
  ]);
  expect(changes({ slides: [one, two] }, { slides: [two, one] })).toEqual([
    { label: "Slides", before: "(the order before)", after: "(another order)" },
  ]);
});

test.each([
  ["01632 960123", "01728 960123", "01632 …", "01728 …"],
  ["Roofs kept dry", "Roofs kept sound", "… dry", "… sound"],
  ["One two three", "One and two three", "…", "… and …"],
  ["(nothing)", "New words", "(nothing)", "New words"],
])("%j and %j differ in %j and %j", (before, after, shortBefore, shortAfter) => {
  expect(changedWords({ label: "", before, after })).toEqual({ label: "", before: shortBefore, after: shortAfter });
});
