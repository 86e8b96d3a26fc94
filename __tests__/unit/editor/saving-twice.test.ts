import { type JsonObject, isObject } from "../../../plugins/gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../plugins/gatsby-plugin-content/paths";
import { saveForm } from "../../../plugins/gatsby-plugin-editor/browser/saving/save-form";
import { formGroupOf } from "../../../plugins/gatsby-plugin-editor/browser/state/form-value";
import { parseObject } from "../../../plugins/gatsby-plugin-editor/changes/json-edit";
import type { Decisions, Conflict } from "../../../plugins/gatsby-plugin-editor/changes/merge";
import { type Field, type Form, fieldsInside } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { fileDataOf } from "../../../plugins/gatsby-plugin-editor/forms/file-data";
import { tidied } from "../../../plugins/gatsby-plugin-editor/forms/typography";
import { contentPath, writtenPath } from "../paths";
import { filesWithForms, forms } from "./forms/files-with-forms";
import { memoryStore } from "./memory-store";

const first = '{\n  "label": "Sheets"\n}\n';
const sheets = contentPath("services/sheets.json");
let texts: Map<ContentPath, string>;
let asked: readonly Conflict[];
let answer: Decisions | undefined;

beforeEach(() => {
  texts = new Map([[sheets, first]]);
  asked = [];
  answer = undefined;
});

const ask = async (conflicts: readonly Conflict[]) => {
  asked = conflicts;
  return answer;
};

/** Opens the form of a file. The returned function saves data in it, again and again. */
const openForm = (file: ContentPath, form: Form = forms.get("service")!) => {
  const store = memoryStore(texts);
  let opened = parseObject(texts.get(file) ?? "{}");
  return async (data: JsonObject) => {
    const toSave = { form, file, opened, value: formGroupOf(data), pictures: [] };
    opened = (await saveForm(store, toSave, ask)).data;
  };
};

/** Opens the form of a file of one label. The returned function saves another label. */
const open = () => {
  const save = openForm(sheets, { ...forms.get("service")!, fields: [] });
  return (label: string) => save({ label });
};

test("own words with quotation marks can be changed again in the same form", async () => {
  const save = open();
  await save(`The firm's  "best" sheets\n`);
  expect(texts.get(sheets)).toContain("The firm’s “best” sheets");
  await save(`The firm's "grey" sheets`);
  expect(texts.get(sheets)).toContain("The firm’s “grey” sheets");
});

test("a change that was taken back can be made again", async () => {
  for (const label of ["Grey", "Sheets", "Grey"]) await open()(label);
  expect(texts.get(sheets)).toBe(first.replace("Sheets", "Grey"));
});

test("a save that meets another save at the same moment starts again, and keeps both", async () => {
  const form = { ...forms.get("service")!, fields: [] };
  let isFirst = true;
  const store = memoryStore(texts);
  const busy = memoryStore(texts, {
    save: async toSave => {
      if (isFirst) texts.set(sheets, first.replace("}", '  ,"other": "Theirs"\n}'));
      isFirst = false;
      return store.save(toSave);
    },
  });
  const toSave = {
    form,
    file: sheets,
    opened: { label: "Sheets" },
    value: formGroupOf({ label: "Grey" }),
    pictures: [],
  };
  await saveForm(busy, toSave, ask);
  expect(parseObject(texts.get(sheets)!)).toEqual({ label: "Grey", other: "Theirs" });
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
    if (field.kind === "hidden" || field.name === "slug") return [];
    if (field.kind === "list" || field.kind === "valueList") {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      const inner = isObject(entries[0]) ? editsOf(fieldsInside(field), entries[0], [...here, 0]) : [];
      return [
        ["moved", here, list => (list as unknown[]).toReversed()],
        ["added", here, list => [...((list ?? []) as unknown[]), entries[0] ?? "Another"]],
        ["removed", here, list => (list as unknown[]).slice(1)],
        ...inner,
      ];
    }
    if (field.kind === "group" || field.kind === "optionalGroup") {
      const inner = isObject(value) ? editsOf(field.fields, value, here) : [];
      if (field.required) return inner;
      return [...inner, ["removed and added", here, (_now, round) => (round % 2 === 0 ? undefined : (value ?? {}))]];
    }
    if (field.kind === "switch") return [["switched", here, now => now !== true]];
    if (field.kind === "number") return [["counted", here, (_now, round) => 50 + round]];
    return [
      ["written", here, (_now, round) => `It's  "new" ${round}`],
      ["emptied and filled", here, (_now, round) => alternately("Words", round)],
    ];
  });

test.each(filesWithForms)("each field of $file can be saved three times in one form", async ({ file, text, form }) => {
  const data = parseObject(text);
  const edits = editsOf(form.fields, data);
  expect(edits).not.toEqual([]);
  for (const [what, place, change] of edits) {
    texts.set(file, text);
    const save = openForm(file, form);
    let now = data;
    for (const round of [0, 1, 2]) {
      now = withValueAt(now, place, change(valueAt(now, place), round)) as JsonObject;
      await save(now);
      expect([what, place, asked]).toEqual([what, place, []]);
    }
    const expected = tidied(fileDataOf(now, form.fields));
    expect([what, place, tidied(parseObject(texts.get(file) ?? ""))]).toEqual([what, place, expected]);
  }
});

test.each(["mine", "theirs"] as const)(
  "two people have changed the same words, and the second keeps %s",
  async choice => {
    const save = open();
    texts.set(sheets, first.replace("Sheets", "Their sheets"));
    answer = new Map([[writtenPath("label"), choice]]);
    await save("My sheets");
    expect(asked).toEqual([{ path: "label", label: "label", mine: "My sheets", theirs: "Their sheets" }]);
    expect(texts.get(sheets)).toContain(choice === "mine" ? "My sheets" : "Their sheets");
  },
);

test("a conflict that nobody decides saves nothing", async () => {
  const save = open();
  texts.set(sheets, first.replace("Sheets", "Their sheets"));
  answer = undefined;
  await expect(save("My sheets")).rejects.toThrow("Nothing was saved.");
  expect(texts.get(sheets)).toContain("Their sheets");
});
