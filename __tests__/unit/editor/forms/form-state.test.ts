import {
  type FormAction,
  type FormState,
  formReducer,
  startForm,
} from "../../../../plugins/gatsby-plugin-editor/browser/state/form-state";
import {
  type FormList,
  dataOfValue,
  formGroupOf,
} from "../../../../plugins/gatsby-plugin-editor/browser/state/form-value";
import { forms } from "./files-with-forms";
import { changedPath } from "../../../../plugins/gatsby-plugin-editor/browser/state/changed-path";

const data = { headline: "Roofs", slides: [{ alt: "One" }, { alt: "Two" }, { alt: "Three" }] };
const start = () => startForm(data);
const reducer = formReducer({ fields: [], nextOrder: undefined });
const after = (state: FormState, ...actions: FormAction[]) => actions.reduce(reducer, state);
const dataIn = ({ value }: FormState) => dataOfValue(value);
const typed = (value: string, at: number): FormAction => ({ type: "typed", path: ["headline"], value, at });
const keysIn = ({ value }: FormState) => (value["slides"] as FormList).map(({ key }) => key);
const altsIn = (state: FormState) => (dataIn(state) as typeof data).slides.map(({ alt }) => alt);

test("words typed in one go are one step", () => {
  const state = after(start(), typed("Roofs a", 1_000), typed("Roofs an", 1_200), typed("Roofs and", 1_400));
  expect(dataIn(after(state, { type: "undone" }))).toEqual(data);
});

test("words typed after a pause are a step of their own", () => {
  const state = after(start(), typed("Roofs a", 1_000), typed("Roofs and", 9_000));
  expect(dataIn(after(state, { type: "undone" }))).toEqual({ ...data, headline: "Roofs a" });
});

test("a removed entry comes back, with everything in it and with its key", () => {
  const before = start();
  const removed = after(before, { type: "entryRemoved", list: ["slides"], index: 1 });
  expect(altsIn(removed)).toEqual(["One", "Three"]);
  const back = after(removed, { type: "undone" });
  expect(dataIn(back)).toEqual(data);
  expect(keysIn(back)).toEqual(keysIn(before));
});

test("a moved entry keeps its key, and the move is done again after it was undone", () => {
  const before = start();
  const moved = after(before, { type: "entryMoved", list: ["slides"], from: 0, to: 2 });
  expect(altsIn(moved)).toEqual(["Two", "Three", "One"]);
  expect(keysIn(moved).at(-1)).toBe(keysIn(before)[0]);
  const again = after(moved, { type: "undone" }, { type: "redone" });
  expect(altsIn(again)).toEqual(["Two", "Three", "One"]);
});

test("a new change takes away what could be done again", () => {
  const state = after(start(), typed("Gutters", 0), { type: "undone" }, typed("Cladding", 0), { type: "redone" });
  expect(dataIn(state)).toEqual({ ...data, headline: "Cladding" });
});

test("a duplicate stands behind its original and is edited on its own", () => {
  const copied = after(start(), { type: "entryDuplicated", list: ["slides"], index: 0, copy: { alt: "One" } });
  const edited = after(copied, { type: "chosen", path: ["slides", 1, "alt"], value: "New" });
  expect(altsIn(edited)).toEqual(["One", "New", "Two", "Three"]);
});

test("an undo says which field it has changed", () => {
  const before = start();
  const text = after(before, { type: "chosen", path: ["slides", 2, "alt"], value: "New" });
  expect(changedPath(text.value, before.value)).toEqual(["slides", 2, "alt"]);
  const list = after(before, { type: "entryRemoved", list: ["slides"], index: 2 });
  expect(changedPath(list.value, before.value)).toEqual(["slides"]);
  expect(changedPath(before.value, before.value)).toBeUndefined();
});

test("entries keep their keys when the file is read again with one more entry", () => {
  const before = start();
  const read = formGroupOf({ ...data, slides: [{ alt: "Zero" }, ...data.slides] }, before.value);
  expect((read["slides"] as FormList).slice(1).map(({ key }) => key)).toEqual(keysIn(before));
});

test("a replaced picture loses what belonged to the old one, and Undo brings both back", () => {
  const slide = { image: "../photos/a.jpg", alt: "A roof", focus: "50% 30%", caption: "Stays" };
  const before = startForm({ slides: [slide, slide] });
  const path = ["slides", 1, "image"];
  const replaced = after(before, { type: "chosen", path, value: "../photos/b.jpg" });
  expect(dataIn(replaced)).toEqual({ slides: [slide, { image: "../photos/b.jpg", caption: "Stays" }] });
  expect(dataIn(after(replaced, { type: "undone" }))).toEqual({ slides: [slide, slide] });
});

test("a name gives a new entry its address, in the same step", () => {
  const { fields } = forms.get("case-study")!;
  const inNew = formReducer({ fields, nextOrder: 4 });
  const named = inNew(startForm(undefined), { type: "typed", path: ["name"], value: "Mill Floor", at: 0 });
  expect(dataIn(named)).toEqual({ name: "Mill Floor", slug: "mill-floor", order: 4 });
  expect(dataIn(inNew(named, { type: "undone" }))).toEqual({});
});
