/** An action of Decap CMS's store. */
type Action = Readonly<{
  type: string;
  payload?: { entry?: { slug: string }; errors?: object[]; entries?: unknown[] };
}>;
type Store = Readonly<{
  dispatch: (action: Action) => unknown;
  getState: () => { entryDraft: { get: (key: "entry" | "hasChanged") => unknown } };
}>;
type CreateStore = (...given: unknown[]) => Store;

declare global {
  interface Window {
    /** Decap CMS's store has this hook for Redux DevTools. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (enhance: (create: CreateStore) => CreateStore) => typeof enhance;
  }
}

/** The action with the payload that Decap CMS should have given it. `saved` is the entry as it was last saved. */
function withPayload(action: Action, saved: unknown): Action {
  const { type, payload } = action;
  if (type === "DRAFT_CHANGE_FIELD" && saved) return { type, payload: { ...payload, entries: [saved] } };
  if (type !== "DRAFT_VALIDATION_ERRORS") return action;
  return { type, payload: { ...payload, errors: payload?.errors?.map(error => ({ ...error, type: "PRESENCE" })) } };
}

/**
 * Corrects three faults of Decap CMS:
 * - It restores a backup of unsaved text at once, and the file that loads afterwards replaces it: decaporg/decap-cms#5470.
 * - It compares each change with the opened file, also after a save. The text from before could not be saved again.
 * - It gives no message for a field that is wrong, but not empty (`PRESENCE`).
 */
function corrected(store: Store): Store {
  let isLoaded = false;
  let backup: Action | undefined;
  let [sent, saved]: unknown[] = [];
  const dispatch: Store["dispatch"] = action => {
    const { type, payload } = action;
    if (type === "DRAFT_LOCAL_BACKUP_RETRIEVED") {
      // Drops the backup of a form that was closed in the meantime.
      if (location.hash.endsWith(`/${payload?.entry?.slug || "new"}`)) backup = action;
    } else {
      if (type.endsWith("ENTRY_PERSIST_REQUEST")) sent = store.getState().entryDraft.get("entry");
      const isSaved = type.endsWith("ENTRY_PERSIST_SUCCESS");
      if (isSaved) saved = sent;
      store.dispatch(withPayload(action, saved));
      if (isSaved) dispatchEvent(new Event("saved"));
      if (type.startsWith("DRAFT_CREATE_")) [isLoaded, saved] = [true, undefined];
      if (type === "DRAFT_DISCARD") [isLoaded, backup] = [false, undefined];
    }
    if (isLoaded && backup) {
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

/** Corrects the actions of Decap CMS's store. Must run before Decap CMS loads. */
export function correctActions(): void {
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = enhance => create =>
    enhance((...given) => (current = corrected(create(...given))));
}
