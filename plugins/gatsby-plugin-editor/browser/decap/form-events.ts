import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { ACTIONS } from "./names";
import { type Listener, type Store, hasUnsavedChanges, openForm } from "./store";
import { type Values, isValues } from "./values";

/** A value of a form by its path. Undefined removes it. */
type Edit = Readonly<{ path: string[]; value: unknown }>;

const dataOf = (store: Store) => store.draft().getIn(["entry", "data"]) as Values | undefined;

/** Replaces the value of a changed field, at the top of a form, before Decap CMS gets it. */
export const onNewValue = (rule: (now: unknown, before: unknown) => unknown): Listener => ({
  before: (action, store) => {
    const { field, value } = action.payload ?? {};
    if (action.type !== ACTIONS.change || !field) return action;
    const before = dataOf(store)?.get(field.get("name"));
    return { ...action, payload: { ...action.payload, value: rule(value, before) } };
  },
});

/** Makes further changes after a change of a form. */
export function onChange(rule: (now: JsonObject, before: JsonObject) => readonly Edit[]): Listener {
  let before: JsonObject | undefined;
  return {
    before: action => {
      if (action.type === ACTIONS.change) before = openForm()?.data;
      return action;
    },
    after: (action, store) => {
      const now = openForm()?.data;
      if (action.type !== ACTIONS.change || !now || !before) return;
      for (const edit of rule(now, before)) write(store, edit);
    },
  };
}

/** Changes a value of a form. Decap CMS takes only whole fields: those at the top of the form. */
function write(store: Store, { path, value }: Edit): void {
  const [name = "", ...pathInField] = path;
  const old = dataOf(store)?.get(name) as Values | undefined;
  const changed = pathInField.length === 0 ? (value ?? "") : withValueIn(old, pathInField, value);
  const field = { get: (key: unknown) => (key === "name" ? name : undefined) };
  store.dispatch({ type: ACTIONS.change, payload: { field, value: changed, entries: [] } });
}

const withValueIn = (group: Values | undefined, path: readonly string[], value: unknown) =>
  value === undefined ? group?.deleteIn(path) : group?.setIn(path, value);

/** Calls a function when the open form begins to have unsaved changes, or has none any more. */
export function onUnsaved(act: (isUnsaved: boolean) => void): Listener {
  let wasUnsaved = false;
  return {
    after: () => {
      const isUnsaved = hasUnsavedChanges();
      if (isUnsaved === wasUnsaved) return;
      wasUnsaved = isUnsaved;
      act(isUnsaved);
    },
  };
}

/** Changes the data of a duplicate before its form opens. */
export const onDuplicate = (rule: (data: JsonObject) => JsonObject): Listener => ({
  before: action => {
    const { data } = action.payload ?? {};
    if (action.type !== ACTIONS.duplicate || !isValues(data)) return action;
    return { ...action, payload: { ...action.payload, data: rule(data.toJS() as JsonObject) } };
  },
});
