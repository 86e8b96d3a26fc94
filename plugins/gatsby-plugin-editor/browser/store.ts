import type { JsonObject } from "../../gatsby-plugin-content/json-object";

type Call = (...given: unknown[]) => unknown;
/** A part of the store's state: a map or list of Immutable.js. */
export type Values = Record<"get" | "getIn" | "set" | "map" | "deleteAll" | "equals" | "toJS" | "clear" | "push", Call>;
const isValues = (value: unknown): value is Values => value instanceof Object && "equals" in value;

/** An action of Decap CMS's store. */
type Action = { type: string; payload?: Partial<Change & { entry: { slug: string }; errors: { type: string }[] }> };
type Change = { entries: unknown[]; field: Values; value: unknown };
type Store = Readonly<{ dispatch: (action: Action) => unknown; getState: () => { entryDraft: Values } }>;
type CreateStore = (...given: unknown[]) => Store;

/** A new value of the form. If only the picture of a group was replaced, drops what belonged to the old picture. */
function dropOldPicture(now: unknown, before: unknown): unknown {
  if (!isValues(now) || !isValues(before) || now.equals(before)) return now;
  const old = before.get("image");
  if (old && now.get("image") !== old && before.equals(now.set("image", old)))
    return now.deleteAll(["alt", "focus", "upright", "subject"]);
  return now.map((value: unknown, key: unknown) => dropOldPicture(value, before.get(key)));
}

/** Empties what belonged to a replaced picture, and corrects four faults of Decap CMS. */
function corrected(store: Store): Store {
  let backup: Action | undefined;
  let lastChange: Action | undefined;
  let sent: Values | undefined;
  const draft = () => store.getState().entryDraft;
  const dispatch: Store["dispatch"] = action => {
    const { type, payload = {} } = action;
    // 1. The file, which loads later, would replace a restored backup: decaporg/decap-cms#5470. It must be of this form.
    const isBackup = type === "DRAFT_LOCAL_BACKUP_RETRIEVED";
    if (isBackup && location.hash.endsWith(`/${payload.entry?.slug || "new"}`)) backup = action;
    if (type.endsWith("ENTRY_PERSIST_REQUEST")) sent = draft().get("entry") as Values;
    // 2. Only for this type of error Decap CMS shows a message.
    if (type === "DRAFT_VALIDATION_ERRORS") for (const error of payload.errors ?? []) error.type = "PRESENCE";
    if (type === "DRAFT_CHANGE_FIELD") {
      payload.value = dropOldPicture(payload.value, draft().getIn(["entry", "data", payload.field?.get("name")]));
      // 3. After a save, the text from before it could not be saved again: it is compared with the opened file.
      if (saved) payload.entries = [saved];
      lastChange = action;
    }
    if (!isBackup) store.dispatch(action);
    if (type === "DRAFT_DISCARD") backup = sent = saved = lastChange = undefined;
    if (type.startsWith("DRAFT_CREATE_")) saved = lastChange = undefined;
    if (type.endsWith("ENTRY_PERSIST_SUCCESS")) {
      saved = sent;
      dispatchEvent(new Event("saved"));
      // 4. Words typed since the request would count as saved.
      if (lastChange) dispatch(lastChange);
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
let saved: Values | undefined;

/** The open form's data as it was last saved; undefined if it has only been opened. */
export const lastSaved = () => (saved?.toJS() as { data: JsonObject } | undefined)?.data;

/** Whether the open form has changes since its last save. */
export const hasUnsavedChanges = (): boolean => current?.getState().entryDraft.get("hasChanged") === true;

// Decap CMS loads after this script. Its store has this hook for Redux DevTools.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (enhance: (create: CreateStore) => CreateStore) => (create: CreateStore) =>
    enhance((...given) => (current = corrected(create(...given)))),
});
