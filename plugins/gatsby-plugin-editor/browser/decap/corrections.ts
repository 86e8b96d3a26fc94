import { ACTIONS, WORDS } from "./names";
import phrases from "./phrases.json";
import { isFormOpenOf } from "./hashes";
import {
  type Action,
  type Listener,
  hasUnsavedChanges,
  isEndOfSave,
  isOpening,
  isStartOfSave,
  rememberSaved,
  lastSavedEntry,
} from "./store";

/**
 * Decap CMS restores unsaved text before the file has loaded, which then replaces it: decaporg/decap-cms#5470.
 * This shows the backup after the file.
 */
function restoreAfterLoading(): Listener {
  let backup: Action | undefined;
  return {
    before: action => {
      if (action.type !== ACTIONS.findBackup) return action;
      // The form may have been closed meanwhile.
      if (isFormOpenOf(action.payload?.entry?.slug)) backup = action;
      return undefined;
    },
    after: (action, store) => {
      if (action.type === ACTIONS.close) backup = undefined;
      if (!backup || !store.draft().getIn(["entry", "data"])) return;
      store.pass(backup);
      backup = undefined;
    },
  };
}

/** Decap CMS shows no message for a field that is wrong but not empty. This gives its error the type that has one. */
const showAllErrors: Listener = {
  before: action => {
    if (action.type !== ACTIONS.validate) return action;
    const errors = action.payload?.errors?.map(error => ({ ...error, type: WORDS.shownError }));
    return { ...action, payload: { ...action.payload, errors: errors ?? [] } };
  },
};

/**
 * Decap CMS compares a form with the file as it was opened, so after a save the text from before it counts as saved.
 * This compares it with the last save.
 */
const compareWithLastSave: Listener = {
  before: action => {
    const saved = lastSavedEntry();
    if (action.type !== ACTIONS.change || !saved) return action;
    return { ...action, payload: { ...action.payload, entries: [saved] } };
  },
};

/** Decap CMS counts words that were typed during a save as saved. This repeats the last change during a save after it. */
function keepChangesDuringSave(): Listener {
  let changeSinceStart: Action | undefined;
  return {
    before: action => {
      if (isStartOfSave(action)) changeSinceStart = undefined;
      if (action.type === ACTIONS.change) changeSinceStart = action;
      return action;
    },
    after: (action, store) => {
      if (action.type === ACTIONS.close || isOpening(action)) changeSinceStart = undefined;
      if (isEndOfSave(action) && changeSinceStart) store.dispatch(changeSinceStart);
    },
  };
}

/**
 * The corrections of Decap CMS's store, in the order in which they act. `keepChangesDuringSave` repeats a change after a
 * save, and `compareWithLastSave` compares it: `rememberSaved` must have stored the save before. The first two may stand
 * anywhere.
 */
export const corrections: readonly Listener[] = [
  restoreAfterLoading(),
  showAllErrors,
  rememberSaved,
  compareWithLastSave,
  keepChangesDuringSave(),
];

/**
 * Decap CMS asks before a form is left, also after a save, until it has drawn the form again: "Save and duplicate" would
 * always ask. This answers for the user if nothing is unsaved. It is the only place that replaces `window.confirm`.
 */
export function askOnlyAboutUnsavedChanges(): void {
  addEventListener("beforeunload", event => {
    if (!hasUnsavedChanges()) event.stopImmediatePropagation();
  });
  const ask = window.confirm.bind(window);
  const leaving = phrases.all["editor.editor.onLeavePage"];
  // `local-backend.ts` asks before a deletion, with the name of the entry. On the web there is none.
  const deleting = [
    phrases.all["editor.editor.onDeletePublishedEntry"],
    phrases.all["editor.editor.onDeleteWithUnsavedChanges"],
  ];
  window.confirm = question => {
    const isNeedless = question === leaving && !hasUnsavedChanges();
    return isNeedless || deleting.some(phrase => phrase === question) || ask(question);
  };
}
