import { type FieldPath, idOfField } from "./field-path";
import { type FormGroup, type FormList, type FormValue, isList, newEntry, valueAt, withValueAt } from "./form-value";

/** In ms: a longer pause between two keys in a text begins a new step of the history. */
const TYPING_PAUSE = 1_500;

/** The text that is being typed, and when its last key was pressed (ms, as `performance.now` counts). */
type Typing = Readonly<{ field: string; at: number }>;

/** A form with everything that can be undone and done again. */
export type FormState = Readonly<{
  value: FormGroup;
  past: readonly FormGroup[];
  future: readonly FormGroup[];
  typing?: Typing | undefined;
}>;

export type FormAction =
  /** A key in a text. Keys in one text that follow each other make one step. */
  | Readonly<{ type: "typed"; path: FieldPath; value: FormValue; at: number }>
  | Readonly<{ type: "chosen"; path: FieldPath; value: FormValue }>
  | Readonly<{ type: "entryAdded"; list: FieldPath; value: FormValue }>
  | Readonly<{ type: "entryRemoved"; list: FieldPath; index: number }>
  | Readonly<{ type: "entryMoved"; list: FieldPath; from: number; to: number }>
  | Readonly<{ type: "entryDuplicated"; list: FieldPath; index: number; copy: FormValue }>
  /** The form was saved: `shownAfter` makes the value that it has now from the present one. The history stays. */
  | Readonly<{ type: "saved"; shownAfter: (now: FormGroup) => FormGroup }>
  | Readonly<{ type: "undone" }>
  | Readonly<{ type: "redone" }>;

export const startForm = (value: FormGroup): FormState => ({ value, past: [], future: [] });

/** The state of a form after an action. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "typed":
      return afterKey(state, action.path, action.value, action.at);
    case "chosen":
      return afterStep(state, action.path, action.value);
    case "entryAdded":
      return changeList(state, action.list, entries => [...entries, newEntry(action.value)]);
    case "entryRemoved":
      return changeList(state, action.list, entries => entries.toSpliced(action.index, 1));
    case "entryMoved":
      return changeList(state, action.list, entries => moved(entries, action.from, action.to));
    case "entryDuplicated":
      return changeList(state, action.list, entries => entries.toSpliced(action.index + 1, 0, newEntry(action.copy)));
    case "saved":
      return { ...state, value: action.shownAfter(state.value), typing: undefined };
    case "undone":
      return undo(state);
    case "redone":
      return redo(state);
  }
}

function afterKey(state: FormState, path: FieldPath, part: FormValue, at: number): FormState {
  const field = idOfField(path);
  const { typing } = state;
  const continues = typing?.field === field && at - typing.at < TYPING_PAUSE;
  const value = withValueAt(state.value, path, part) as FormGroup;
  const past = continues ? state.past : [...state.past, state.value];
  return { value, past, future: [], typing: { field, at } };
}

const afterStep = (state: FormState, path: FieldPath, part: FormValue): FormState => ({
  value: withValueAt(state.value, path, part) as FormGroup,
  past: [...state.past, state.value],
  future: [],
});

function changeList(state: FormState, path: FieldPath, change: (entries: FormList) => FormList): FormState {
  const list = valueAt(state.value, path);
  return afterStep(state, path, change(list !== undefined && isList(list) ? list : []));
}

function moved(entries: FormList, from: number, to: number): FormList {
  const entry = entries[from];
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

function undo(state: FormState): FormState {
  const value = state.past.at(-1);
  return value === undefined ? state : { value, past: state.past.slice(0, -1), future: [state.value, ...state.future] };
}

function redo(state: FormState): FormState {
  const [value, ...future] = state.future;
  return value === undefined ? state : { value, past: [...state.past, state.value], future };
}
