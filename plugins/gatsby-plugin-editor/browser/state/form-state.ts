import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { idOfField } from "./field-path";
import { type Rules, withFollowUps } from "./follow-ups";
import {
  type Entry,
  type FormGroup,
  type FormList,
  type FormValue,
  formGroupOf,
  isList,
  newEntry,
  valueAt,
  withValueAt,
} from "./form-value";

/** In ms: a longer pause between two keys in a text begins a new step of the history. */
const TYPING_PAUSE = 1_500;

/** The text that is being typed, and when its last key was pressed (ms, as `performance.now` counts). */
type Typing = Readonly<{ field: string; at: number }>;

/** A form with everything that can be undone and done again. */
export type FormState = Readonly<{
  value: FormGroup;
  /** The data of the file when the form was opened or last saved; undefined for a new entry. */
  opened: JsonObject | undefined;
  past: readonly FormGroup[];
  future: readonly FormGroup[];
  typing?: Typing | undefined;
}>;

/** What somebody does in a form. Each is one step, which can be undone. */
type FormEdit =
  /** A key in a text. Keys in one text that follow each other make one step. */
  | Readonly<{ type: "typed"; path: FieldPath; value: FormValue; at: number }>
  | Readonly<{ type: "chosen"; path: FieldPath; value: FormValue }>
  | Readonly<{ type: "entryAdded"; list: FieldPath; entry: Entry }>
  | Readonly<{ type: "entryRemoved"; list: FieldPath; index: number }>
  | Readonly<{ type: "entryMoved"; list: FieldPath; from: number; to: number }>
  | Readonly<{ type: "entryDuplicated"; list: FieldPath; index: number; copy: FormValue }>
  /** All words go back to those of the file. */
  | Readonly<{ type: "reset"; value: FormGroup }>;

export type FormAction =
  | FormEdit
  /** The file now has the data `opened`. `shownAfter` makes the value of the form from the present one. The history stays. */
  | Readonly<{ type: "fileChanged"; opened: JsonObject; shownAfter: (now: FormGroup) => FormGroup }>
  | Readonly<{ type: "undone" }>
  | Readonly<{ type: "redone" }>;

/** A form that was just opened: with the data of its file, and perhaps with other words that were typed before. */
export const startForm = (opened: JsonObject | undefined, value: FormGroup = formGroupOf(opened ?? {})): FormState => ({
  value,
  opened,
  past: [],
  future: [],
});

/** Makes the reducer of a form. `rules` say what changes with a change: a proposed address, the mark of a copy. */
export const formReducer =
  (rules: Rules) =>
  (state: FormState, action: FormAction): FormState => {
    switch (action.type) {
      case "undone":
        return undo(state);
      case "redone":
        return redo(state);
      case "fileChanged":
        return { ...state, value: action.shownAfter(state.value), opened: action.opened, typing: undefined };
      default: {
        const edited = withFollowUps(state.value, afterEdit(state.value, action), state.opened, rules);
        return withStep(state, edited, action);
      }
    }
  };

function afterEdit(value: FormGroup, edit: FormEdit): FormGroup {
  switch (edit.type) {
    case "typed":
    case "chosen":
      return withValueAt(value, edit.path, edit.value) as FormGroup;
    case "entryAdded":
      return withList(value, edit.list, entries => [...entries, edit.entry]);
    case "entryRemoved":
      return withList(value, edit.list, entries => entries.toSpliced(edit.index, 1));
    case "entryMoved":
      return withList(value, edit.list, entries => moved(entries, edit.from, edit.to));
    case "entryDuplicated":
      return withList(value, edit.list, entries => entries.toSpliced(edit.index + 1, 0, newEntry(edit.copy)));
    case "reset":
      return edit.value;
  }
}

/** The form with another value. The step before can be undone; a key that follows another one makes no new step. */
function withStep(state: FormState, value: FormGroup, edit: FormEdit): FormState {
  const { typing } = state;
  const now = edit.type === "typed" ? { field: idOfField(edit.path), at: edit.at } : undefined;
  const continues = now !== undefined && typing?.field === now.field && now.at - typing.at < TYPING_PAUSE;
  return { ...state, value, past: continues ? state.past : [...state.past, state.value], future: [], typing: now };
}

function withList(value: FormGroup, path: FieldPath, change: (entries: FormList) => FormList): FormGroup {
  const list = valueAt(value, path);
  return withValueAt(value, path, change(list !== undefined && isList(list) ? list : [])) as FormGroup;
}

function moved(entries: FormList, from: number, to: number): FormList {
  const entry = entries[from];
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

function undo(state: FormState): FormState {
  const value = state.past.at(-1);
  if (value === undefined) return state;
  return { ...state, value, past: state.past.slice(0, -1), future: [state.value, ...state.future], typing: undefined };
}

function redo(state: FormState): FormState {
  const [value, ...future] = state.future;
  if (value === undefined) return state;
  return { ...state, value, past: [...state.past, state.value], future, typing: undefined };
}
