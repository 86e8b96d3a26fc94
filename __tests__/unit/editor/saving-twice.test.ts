/** @jest-environment jsdom */
import { keepOthersChanges } from "../../../plugins/gatsby-plugin-editor/browser/saving";
import type { Conflict, Choices } from "../../../plugins/gatsby-plugin-editor/changes/merge";
import { tidied } from "../../../plugins/gatsby-plugin-editor/forms/typography";
import { corrections } from "../../../plugins/gatsby-plugin-editor/browser/decap/corrections";
import { connectStore } from "../../../plugins/gatsby-plugin-editor/browser/decap/store";
import { contentFormat } from "../../../plugins/gatsby-plugin-editor/content-format";
import { fileDataOf } from "../../../plugins/gatsby-plugin-editor/forms/file-data";
import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/forms";
import { FILE_TEXT } from "../../../plugins/gatsby-plugin-editor/own-keys";
import { decapConfig } from "../../../plugins/gatsby-plugin-editor/decap-config";
import type { Field } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { type JsonObject, isObject } from "../../../plugins/gatsby-plugin-content/json-object";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { filesOfTestContent } from "./test-content";

type Backend = Parameters<typeof keepOthersChanges>[0];

const forms = formsOf(decapConfig(loadSchemas("content/schemas"), { name: "proxy" }));
const first = '{\n  "label": "Sheets"\n}\n';
let files: Map<string, string>;
let backend: Backend;
let asked: readonly Conflict[];
let answer: Choices | undefined;

/** The open form in Decap CMS's store. */
let typed: JsonObject = {};
const entryDraft = { get: (_key: string, data = typed) => ({ toJS: () => ({ data }) }), getIn: () => typed };
type Store = { dispatch: (action: { type: string }) => unknown };
connectStore(corrections);
const { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect } = window as unknown as Record<
  "__REDUX_DEVTOOLS_EXTENSION_COMPOSE__",
  (enhance: (create: unknown) => unknown) => (create: unknown) => () => Store
>;
const store = connect(create => create)(() => ({ dispatch: () => undefined, getState: () => ({ entryDraft }) }))();

beforeEach(() => {
  files = new Map([["sheets.json", first]]);
  const ours: Partial<Backend> = {
    getEntry: (path: string) => Promise.resolve({ data: files.get(path) ?? "" }),
    persistEntry: ({ dataFiles: [{ path, raw }] }) => Promise.resolve(files.set(path, raw)),
  };
  backend = ours as Backend;
  asked = [];
  keepOthersChanges(backend, forms, conflicts => {
    asked = conflicts;
    return Promise.resolve(answer);
  });
});

/** Opens a form. The returned function saves data in it. */
const openForm = (path: string, opened = files.get(path) ?? "", newEntry = false) => {
  for (const type of ["DRAFT_DISCARD", "DRAFT_CREATE_FROM_ENTRY"]) store.dispatch({ type });
  return async (data: JsonObject) => {
    typed = data;
    store.dispatch({ type: "ENTRY_PERSIST_REQUEST" });
    const raw = contentFormat(forms).toFile({ [FILE_TEXT]: opened, ...data });
    const saving = { collectionName: "services", newEntry, unpublished: false };
    await backend.persistEntry({ dataFiles: [{ path, slug: "", raw }] }, saving);
    store.dispatch({ type: "ENTRY_PERSIST_SUCCESS" });
  };
};

/** Opens a form with a label. The returned function saves another label. */
const open = (path: string, opened = files.get(path), newEntry = false) => {
  const saveData = openForm(path, opened, newEntry);
  return (label: string) => saveData({ label });
};

test("an entry can be saved twice after it was duplicated, and opened before that save has ended", async () => {
  const [duplicated, save] = [open("lights.json", first, true)("Lights"), open("sheets.json")];
  await duplicated;
  await save("Steel sheets");
  await save("Grey sheets");
  expect([...files.values()]).toEqual([first.replace("Sheets", "Grey sheets"), first.replace("Sheets", "Lights")]);
});

test("own words with quotation marks can be changed again in the same form", async () => {
  const save = open("sheets.json");
  await save(`The firm's  "best" sheets\n`);
  expect(files.get("sheets.json")).toContain("The firm’s “best” sheets");
  await save(`The firm's "grey" sheets`);
  expect(files.get("sheets.json")).toContain("The firm’s “grey” sheets");
});

test("a change that was taken back can be made again", async () => {
  for (const label of ["Grey", "Sheets", "Grey"]) await open("sheets.json")(label);
  expect(files.get("sheets.json")).toBe(first.replace("Sheets", "Grey"));
});

type Path = (string | number)[];
type Edit = readonly [what: string, path: Path, value: (value: unknown, round: number) => unknown];

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);

const withValueAt = (data: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((entry: unknown, at) => (at === key ? withValueAt(entry, rest, value) : entry));
  const { [key]: old, ...others } = (data ?? {}) as JsonObject;
  return { ...others, [key]: withValueAt(old, rest, value) };
};

const alternately = (value: unknown, round: number) => (round % 2 === 0 ? "" : value);

/** A change for each field of a form: other words, emptied and filled, switched, moved, added and removed. */
const editsOf = (fields: readonly Field[], data: JsonObject, path: Path = []): Edit[] =>
  fields.flatMap((field): Edit[] => {
    const here = [...path, field.name];
    const value = data[field.name];
    if (field.widget === "hidden" || field.name === "slug") return [];
    if (field.widget === "list") {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      const inner = isObject(entries[0]) ? editsOf(field.fields ?? [], entries[0], [...here, 0]) : [];
      return [
        ["moved", here, list => (list as unknown[]).toReversed()],
        ["added", here, list => [...((list ?? []) as unknown[]), entries[0] ?? "Another"]],
        ["removed", here, list => (list as unknown[]).slice(1)],
        ...inner,
      ];
    }
    if (field.fields) {
      const inner = isObject(value) ? editsOf(field.fields, value, here) : [];
      if (field.required) return inner;
      return [...inner, ["removed and added", here, (_now, round) => (round % 2 === 0 ? undefined : (value ?? {}))]];
    }
    if (field.widget === "boolean") return [["switched", here, now => now !== true]];
    if (field.widget === "number") return [["counted", here, (_now, round) => 50 + round]];
    return [
      ["written", here, (_now, round) => `It's  "new" ${round}`],
      ["emptied and filled", here, (_now, round) => alternately("Words", round)],
    ];
  });

test.each(filesOfTestContent())("each field of %s can be saved three times in one form", async (path, text) => {
  const data = JSON.parse(text) as JsonObject;
  const form = [...forms.values()].find(({ schema }) => String(data["$schema"]).endsWith(`/${schema}.schema.json`));
  const edits = editsOf(form?.fields ?? [], data);
  expect(edits).not.toEqual([]);
  for (const [what, place, change] of edits) {
    files.set(path, text);
    const save = openForm(path);
    let now = data;
    for (const round of [0, 1, 2]) {
      now = withValueAt(now, place, change(valueAt(now, place), round)) as JsonObject;
      await save(now);
      expect([what, place, asked]).toEqual([what, place, []]);
    }
    const expected = tidied(fileDataOf(now, form?.fields ?? []));
    expect([what, place, tidied(JSON.parse(files.get(path) ?? ""))]).toEqual([what, place, expected]);
  }
});

test.each(["mine", "theirs"] as const)(
  "two people have changed the same words, and the second keeps %s",
  async choice => {
    const save = open("sheets.json");
    files.set("sheets.json", first.replace("Sheets", "Their sheets"));
    answer = new Map([["label", choice]]);
    await save("My sheets");
    expect(asked).toEqual([{ path: "label", label: "label", mine: "My sheets", theirs: "Their sheets" }]);
    expect(files.get("sheets.json")).toContain(choice === "mine" ? "My sheets" : "Their sheets");
  },
);

test("a conflict that nobody decides saves nothing", async () => {
  const save = open("sheets.json");
  files.set("sheets.json", first.replace("Sheets", "Their sheets"));
  answer = undefined;
  await expect(save("My sheets")).rejects.toThrow("Nothing was saved.");
  expect(files.get("sheets.json")).toContain("Their sheets");
});
