import type { ContentPath, FieldPath } from "../../../../plugins/gatsby-plugin-content/paths";
import type { Form } from "../../../../plugins/gatsby-plugin-editor/forms/fields";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { saveForm } from "../../../../plugins/gatsby-plugin-editor/browser/saving/save-form";
import { formReducer, startForm } from "../../../../plugins/gatsby-plugin-editor/browser/state/form-state";
import {
  type FormGroup,
  type FormValue,
  formGroupOf,
  isGroup,
  isList,
  valueAt,
} from "../../../../plugins/gatsby-plugin-editor/browser/state/form-value";
import { memoryStore } from "../memory-store";
import { filesWithForms } from "./files-with-forms";

const noQuestion = () => Promise.reject(new Error("Nobody else has changed the file."));

/** The text that a save of a form writes; undefined if it writes nothing. */
async function writtenBy(file: ContentPath, form: Form, text: string, value: FormGroup) {
  let written: string | undefined;
  const store = memoryStore(new Map([[file, text]]), {
    save: async ({ fileText }) => {
      written = fileText;
      return { file, warnings: [], others: [] };
    },
  });
  await saveForm(store, { form, file, opened: parseObject(text), value, pictures: [] }, noQuestion);
  return written;
}

/** The paths of all texts in a form that are typed, not chosen as pictures. */
function textPaths(value: FormValue, path: FieldPath = []): FieldPath[] {
  if (typeof value === "string") return /^\.{1,2}\//.test(value) ? [] : [path];
  if (value === undefined) return [];
  if (isList(value)) return value.flatMap((entry, index) => textPaths(entry.value, [...path, index]));
  return isGroup(value) ? Object.keys(value).flatMap(name => textPaths(value[name], [...path, name])) : [];
}

test.each(filesWithForms)("$file is not written if nothing was changed", async ({ file, text, form }) => {
  const value = formGroupOf(parseObject(text));
  expect(await writtenBy(file, form, text, value)).toBeUndefined();
});

test.each(filesWithForms)(
  "$file is not written after a letter was typed and deleted in each text",
  async ({ file, text, form }) => {
    const start = startForm(parseObject(text));
    const reducer = formReducer({ fields: form.fields, nextOrder: undefined });
    const paths = textPaths(start.value);
    expect(paths.length).toBeGreaterThan(0);
    const state = paths.reduce((before, at) => {
      const old = valueAt(before.value, at) as string;
      const typed = reducer(before, { type: "typed", path: at, value: `${old}x`, at: 0 });
      return reducer(typed, { type: "typed", path: at, value: old, at: 1 });
    }, start);
    expect(await writtenBy(file, form, text, state.value)).toBeUndefined();
  },
);
