import type { Backend } from "./backend";

/**
 * Names inside Decap CMS that it does not document. `decap-names.test.ts` looks in its bundle for each word in these
 * objects, and for each class and id in the selectors. What it cannot look for stands at the end.
 */

/** The types of the actions of its store. */
export const ACTIONS = {
  openEntry: "DRAFT_CREATE_FROM_ENTRY",
  openEmpty: "DRAFT_CREATE_EMPTY",
  openBackup: "DRAFT_CREATE_FROM_LOCAL_BACKUP",
  duplicate: "DRAFT_CREATE_DUPLICATE_FROM_ENTRY",
  close: "DRAFT_DISCARD",
  change: "DRAFT_CHANGE_FIELD",
  validate: "DRAFT_VALIDATION_ERRORS",
  findBackup: "DRAFT_LOCAL_BACKUP_RETRIEVED",
  startSave: "ENTRY_PERSIST_REQUEST",
  startSaveOfPullRequest: "UNPUBLISHED_ENTRY_PERSIST_REQUEST",
  endSave: "ENTRY_PERSIST_SUCCESS",
  endSaveOfPullRequest: "UNPUBLISHED_ENTRY_PERSIST_SUCCESS",
  notify: "NOTIFICATION_SEND",
} as const;

/** The keys of its notifications that the editor treats in its own way. */
export const NOTIFICATIONS = {
  /** A field is missing or wrong. */
  fieldMissing: "ui.toast.missingRequiredField",
  saveFailed: "ui.toast.onFailToPersist",
  deletionFailed: "ui.toast.onFailToDelete",
} as const;

/** Selectors of its elements, whose classes begin with a code that changes. `decap.css` has more. */
export const SELECTORS = {
  listEntry: "[class*=SortableListItem]",
  listEntryLabel: "[class*=NestedObjectLabel]",
  field: "[class*=ControlContainer]",
  fieldErrors: "[class*=ControlErrorsList]",
  /** The button that unfolds a group or a list, with the text beside it. */
  expand: "[class*=ExpandButtonContainer]",
  removePicture: "[class*=FileWidgetButtonRemove]",
  /** What it says about a drag to a screen reader. */
  dragReport: "[id^=DndLiveRegion]",
  form: "[class*=ControlPaneContainer]",
  toolbar: "[class*=ToolbarContainer]",
  /** The link from a form to its list. */
  back: "[class*=ToolbarSectionBackLink]",
  /** A menu on this computer; a button on the web. */
  saveMenu: "button[class*=PublishButton], [role=button][class*=PublishButton]",
  saveButton: "button[class*=SaveButton]",
} as const;

/** Keys in the state of its store. */
export const STATE = { form: "entryDraft", hasUnsavedChanges: "hasChanged" } as const;

/** Parts of its backends, which `backend.ts` describes. */
export const BACKEND_PARTS = [
  "getEntry",
  "entriesByFolder",
  "unpublishedEntryDataFile",
  "persistEntry",
  "deleteFiles",
  "getDifferences",
  "readFile",
] as const satisfies readonly (keyof Backend | keyof Backend["api"])[];

/** Its backups of unsaved text: the database, the table in it, and the key of a backup's pictures. */
export const BACKUPS = { database: "localforage", table: "keyvaluepairs", pictures: "mediaFiles" } as const;

/** Single words. */
export const WORDS = {
  /** The only type of error that makes Decap CMS show a message. */
  shownError: "PRESENCE",
  /** The property of the window in which it looks for Redux DevTools. */
  storeHook: "__REDUX_DEVTOOLS_EXTENSION_COMPOSE__",
  /** Where it keeps the user who is signed in. */
  user: "decap-cms-user",
  /** Between the name of a field and a code, in the id of its control. */
  betweenNameAndCode: "-field-",
} as const;

// The test cannot look for the names below: roles and tags that it shares with other elements, and names that it joins.

/** The lines of its open save menu. The first one saves; the others also open a new form. */
export const SAVE_MENU_LINE = "[role=menu] [role=menuitem]";

/** The label of a field, inside the field. */
export const FIELD_LABEL = ":scope > div > label[for]";

/** The label of the field with this name, inside the field. */
export const labelOfField = (name: string) => `:scope > div > label[for^="${name}${WORDS.betweenNameAndCode}"]`;

/** A link from a list to the form of an entry. */
export const ENTRY_LINK = 'main a[href*="/entries/"]';

/** The links from the list at a hash to its own entries. */
export const entryLinksOfList = (hash: string) => `main a[href^="${hash}/entries/"]`;

/** The key of the backup of a form. A new entry has no slug. */
export const backupKey = (collection: string, slug: string) => ["backup", collection, slug].filter(Boolean).join(".");
