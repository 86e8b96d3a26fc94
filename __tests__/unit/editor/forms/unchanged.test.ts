import type { Field } from "../../../../plugins/gatsby-plugin-editor/forms/fields";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { saveForm } from "../../../../plugins/gatsby-plugin-editor/browser/saving/save-form";
import type { FieldPath } from "../../../../plugins/gatsby-plugin-editor/browser/state/field-path";
import { formReducer, startForm } from "../../../../plugins/gatsby-plugin-editor/browser/state/form-state";
import {
  type FormGroup,
  type FormValue,
  formGroupOf,
  isGroup,
  isList,
  valueAt,
} from "../../../../plugins/gatsby-plugin-editor/browser/state/form-value";
import type { Store } from "../../../../plugins/gatsby-plugin-editor/browser/store/store";
import { filesWithForms } from "./forms";

const noQuestion = () => Promise.reject(new Error("Nobody else has changed the file."));

/** The text that a save of a form writes; undefined if it writes nothing. */
async function writtenBy(path: string, fields: readonly Field[], text: string, value: FormGroup) {
  let written: string | undefined;
  const store: Store = {
    list: () => Promise.resolve([]),
    read: () => Promise.resolve(text),
    save: (_path, saved) => {
      written = saved;
      return Promise.resolve({ warnings: [], others: [] });
    },
    pictureUrl: () => Promise.resolve(""),
  };
  await saveForm(store, { path, fields, opened: parseObject(text), value, pictures: [] }, noQuestion);
  return written;
}

/** The paths of all texts in a form. */
function textPaths(value: FormValue, path: FieldPath = []): FieldPath[] {
  if (typeof value === "string") return [path];
  if (value === undefined) return [];
  if (isList(value)) return value.flatMap((entry, index) => textPaths(entry.value, [...path, index]));
  return isGroup(value) ? Object.keys(value).flatMap(name => textPaths(value[name], [...path, name])) : [];
}

test.each(filesWithForms)("$path is not written if nothing was changed", async ({ path, text, form }) => {
  const value = formGroupOf(parseObject(text));
  expect(await writtenBy(path, form.fields, text, value)).toBeUndefined();
});

test.each(filesWithForms)("$path is not written after a letter was typed and deleted in each text", async file => {
  const { path, text, form } = file;
  const start = startForm(formGroupOf(parseObject(text)));
  const paths = textPaths(start.value);
  expect(paths.length).toBeGreaterThan(0);
  const state = paths.reduce((before, at) => {
    const old = valueAt(before.value, at) as string;
    const typed = formReducer(before, { type: "typed", path: at, value: `${old}x`, at: 0 });
    return formReducer(typed, { type: "typed", path: at, value: old, at: 1 });
  }, start);
  expect(await writtenBy(path, form.fields, text, state.value)).toBeUndefined();
});
