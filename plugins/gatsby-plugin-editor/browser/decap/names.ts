/** Names inside Decap CMS that it does not document. A test finds each that a new version lacks. */

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

/** The only type of error that makes Decap CMS show a message. */
export const SHOWN_ERROR = "PRESENCE";

/** The notification about a field that is missing or wrong. */
export const FIELD_MISSING = "ui.toast.missingRequiredField";

/** The notification about a save that failed. */
export const SAVE_FAILED = "ui.toast.onFailToPersist";

/** The notification about an entry that could not be deleted. */
export const DELETION_FAILED = "ui.toast.onFailToDelete";

/** Selectors of its elements, whose classes begin with a code that changes. `decap.css` has more. */
export const LIST_ENTRY = "[class*=SortableListItem]";
export const FIELD = "[class*=ControlContainer]";
export const FIELD_ERRORS = "[class*=ControlErrorsList]";
export const LIST_ENTRY_LABEL = "[class*=NestedObjectLabel]";
/** The button that unfolds a group or a list, with the text beside it. */
export const EXPAND = "[class*=ExpandButtonContainer]";
export const REMOVE_PICTURE = "[class*=FileWidgetButtonRemove]";
/** What it says about a drag to a screen reader. */
export const DRAG_REPORT = "[id^=DndLiveRegion]";
export const FORM = "[class*=ControlPaneContainer]";
export const TOOLBAR = "[class*=ToolbarContainer]";
/** The link from a form to its list. */
export const BACK = "[class*=ToolbarSectionBackLink]";
/** A menu on this computer; a button on the web. */
export const SAVE_MENU = "button[class*=PublishButton], [role=button][class*=PublishButton]";
/** The lines of its open menu. The first one saves; the others also open a new form. */
export const MENU_LINE = "[role=menu] [role=menuitem]";
export const SAVE_BUTTON = "button[class*=SaveButton]";

/** The database of its backups, and the table in it. */
export const BACKUPS = { database: "localforage", table: "keyvaluepairs" } as const;
/** The key of the backup of a form. A new entry has no slug. */
export const backupKey = (collection: string, slug: string) => ["backup", collection, slug].filter(Boolean).join(".");

/** Where it keeps the user who is signed in. */
export const USER = "decap-cms-user";
