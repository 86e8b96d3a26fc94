/** A part of the store's state: a map or list of Immutable.js. */
interface Values {
  get: (key: unknown) => unknown;
  getIn: (path: readonly unknown[]) => unknown;
  set: (key: string, value: unknown) => Values;
  map: (change: (value: unknown, key: unknown) => unknown) => Values;
  deleteAll: (keys: readonly string[]) => Values;
  equals: (other: unknown) => boolean;
}
const isValues = (value: unknown): value is Values => value instanceof Object && "equals" in value;

/** An action of Decap CMS's store. */
type Action = Readonly<{
  type: string;
  payload?: { entry?: { slug: string }; errors?: object[]; entries?: unknown[]; field?: Values; value?: unknown };
}>;
type Store = Readonly<{ dispatch: (action: Action) => unknown; getState: () => { entryDraft: Values } }>;
type CreateStore = (...given: unknown[]) => Store;

declare global {
  interface Window {
    /** Decap CMS's store has this hook for Redux DevTools. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (enhance: (create: CreateStore) => CreateStore) => typeof enhance;
  }
}

/** A new value of the form. Where only the main picture of a group has changed, without what belonged to the old one. */
function withoutOld(now: unknown, before: unknown): unknown {
  if (!isValues(now) || !isValues(before) || now.equals(before)) return now;
  const old = before.get("image");
  if (old && now.get("image") !== old && now.set("image", old).equals(before))
    return now.deleteAll(["alt", "focus", "upright", "subject"]);
  return now.map((value, key) => withoutOld(value, before.get(key)));
}

/** The action with the payload that it should have. `saved` is the entry as it was last saved. */
function withPayload(action: Action, draft: Values, saved: unknown): Action {
  const { type, payload = {} } = action;
  if (type === "DRAFT_VALIDATION_ERRORS")
    return { type, payload: { ...payload, errors: payload.errors?.map(error => ({ ...error, type: "PRESENCE" })) } };
  if (type !== "DRAFT_CHANGE_FIELD") return action;
  const value = withoutOld(payload.value, draft.getIn(["entry", "data", payload.field?.get("name")]));
  return { type, payload: { ...payload, value, entries: saved ? [saved] : payload.entries } };
}

/**
 * Empties what belonged to a replaced picture, and corrects four faults of Decap CMS:
 * - It restores a backup of unsaved text at once, and the file that loads afterwards replaces it: decaporg/decap-cms#5470.
 * - It compares each change with the opened file, also after a save. The text from before could not be saved again.
 * - Words typed during a save counted as saved.
 * - It gives no message for a field that is wrong, but not empty (`PRESENCE`).
 */
function corrected(store: Store): Store {
  let backup: Action | undefined;
  let [sent, saved]: unknown[] = [];
  let lastChange: Action | undefined;
  const draft = () => store.getState().entryDraft;
  const dispatch: Store["dispatch"] = action => {
    const { type, payload } = action;
    const isBackup = type === "DRAFT_LOCAL_BACKUP_RETRIEVED";
    // Drops the backup of a form that was closed in the meantime.
    if (isBackup && location.hash.endsWith(`/${payload?.entry?.slug || "new"}`)) backup = action;
    if (type.endsWith("ENTRY_PERSIST_REQUEST")) sent = draft().get("entry");
    if (type === "DRAFT_CHANGE_FIELD") lastChange = action;
    if (!isBackup) store.dispatch(withPayload(action, draft(), saved));
    if (type.startsWith("DRAFT_CREATE_")) {
      saved = lastChange = undefined;
      dispatchEvent(new Event("opened"));
    }
    if (type === "DRAFT_DISCARD") backup = lastChange = undefined;
    if (type.endsWith("ENTRY_PERSIST_SUCCESS")) {
      saved = sent;
      dispatchEvent(new Event("saved"));
      // Compares again: words typed since the request are not saved.
      if (lastChange) store.dispatch(withPayload(lastChange, draft(), saved));
    }
    if (backup && draft().getIn(["entry", "data"])) {
      store.dispatch(backup);
      backup = undefined;
    }
    return action;
  };
  return { ...store, dispatch };
}

let current: Store | undefined;

/** Whether the open form has changes since its last save. */
export const hasUnsavedChanges = (): boolean => current?.getState().entryDraft.get("hasChanged") === true;

// Decap CMS loads after this script.
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = enhance => create =>
  enhance((...given) => (current = corrected(create(...given))));
