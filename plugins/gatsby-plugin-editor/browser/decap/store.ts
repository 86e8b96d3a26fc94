import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { ACTIONS, STATE, WORDS } from "./names";
import type { Values } from "./values";

/** An action of Decap CMS's store. */
export type Action = Readonly<{ type: string; payload?: Payload }>;
type Payload = Partial<{
  /** Of a changed field: its settings, its new value, and the entries that count as saved. */
  field: Pick<Values, "get">;
  value: unknown;
  entries: unknown[];
  /** Of a backup. */
  entry: { slug: string };
  /** Of a duplicate: Decap CMS also accepts plain data. */
  data: Values | JsonObject;
  /** Of a validated field. */
  errors: { type: string }[];
  /** Of a notification. */
  message: { key: string; details?: unknown };
  type: string;
}>;
type DecapStore = Readonly<{
  dispatch: (action: Action) => unknown;
  getState: () => Record<typeof STATE.form, Values>;
}>;
type CreateStore = (...given: unknown[]) => DecapStore;

export type Store = Readonly<{
  /** The open form. */
  draft: () => Values;
  /** Sends an action to all listeners and then to Decap CMS. */
  dispatch: (action: Action) => void;
  /** Sends an action to Decap CMS alone. */
  pass: (action: Action) => void;
}>;

/** Follows the actions of the store. */
export type Listener = Readonly<{
  /** Returns what Decap CMS gets instead of an action. Undefined: it gets nothing. */
  before?: (action: Action, store: Store) => Action | undefined;
  after?: (action: Action, store: Store) => void;
}>;

function withListeners(decap: DecapStore, listeners: readonly Listener[]): Store {
  const dispatch = (action: Action) => {
    let passed: Action | undefined = action;
    for (const { before } of listeners) if (passed && before) passed = before(passed, store);
    if (passed) decap.dispatch(passed);
    for (const { after } of listeners) after?.(action, store);
    return action;
  };
  const store: Store = { draft: () => decap.getState()[STATE.form], dispatch, pass: decap.dispatch };
  return store;
}

let current: Store | undefined;
let sent: Values | undefined;
let saved: Values | undefined;

/** The open form as it was last saved; undefined if it has only been opened. */
export const lastSavedEntry = () => saved;

/** The data of the open form as it was last saved; undefined if it has only been opened. */
export const lastSavedData = () => (saved?.toJS() as { data: JsonObject } | undefined)?.data;

/** Whether the open form has changes since its last save. */
export const hasUnsavedChanges = (): boolean => current?.draft().get(STATE.hasUnsavedChanges) === true;

/** The open form as plain data; undefined if none is open. */
export const openForm = () => {
  const entry = current?.draft().get("entry") as Values | undefined;
  return entry?.get("data")
    ? (entry.toJS() as { collection: string; slug: string; path: string; data: JsonObject })
    : undefined;
};

export const isOpening = ({ type }: Action) =>
  [ACTIONS.openEntry, ACTIONS.openEmpty, ACTIONS.openBackup, ACTIONS.duplicate].some(name => name === type);
export const isStartOfSave = ({ type }: Action) =>
  type === ACTIONS.startSave || type === ACTIONS.startSaveOfPullRequest;
export const isEndOfSave = ({ type }: Action) => type === ACTIONS.endSave || type === ACTIONS.endSaveOfPullRequest;

/** Remembers the form of the last save, and sends the event "saved" to the window. */
export const rememberSaved: Listener = {
  before: (action, store) => {
    if (isStartOfSave(action)) sent = store.draft().get("entry") as Values;
    return action;
  },
  after: action => {
    if (action.type === ACTIONS.close) sent = saved = undefined;
    if (isOpening(action)) saved = undefined;
    if (!isEndOfSave(action)) return;
    saved = sent;
    dispatchEvent(new Event("saved"));
  },
};

/** Acts at the end of the running save, unless another hash is open by then. */
export function afterSave(hash: string, act: () => void): void {
  const actIfStillOpen = () => {
    if (location.hash === hash) act();
  };
  // After this event, words typed during the save count as unsaved. Decap CMS may open another form.
  addEventListener("saved", () => setTimeout(actIfStillOpen), { once: true });
}

/** Connects listeners to Decap CMS's store, in this order. It must load later: its hook for Redux DevTools finds them. */
export function connectStore(listeners: readonly Listener[]): void {
  const compose = (enhance: (create: CreateStore) => CreateStore) => (create: CreateStore) =>
    enhance((...given) => {
      const decap = create(...given);
      current = withListeners(decap, listeners);
      return { ...decap, dispatch: current.dispatch };
    });
  Object.assign(window, { [WORDS.storeHook]: compose });
}
