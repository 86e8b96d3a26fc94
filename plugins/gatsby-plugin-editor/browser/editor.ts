import { contentFormat } from "../content-format";
import { changedStandIns, copyOf } from "../copies";
import { formOf, formsOf } from "../forms";
import { followForm, say, startBar } from "./bar";
import type { Backend } from "./decap/backend";
import { keepWordsOverReload } from "./decap/backup";
import { askOnlyAboutUnsavedChanges, corrections } from "./decap/corrections";
import { onChange, onDuplicate, onNewValue, onUnsaved } from "./decap/form-events";
import { assistLists } from "./decap/lists/assist-lists";
import { NOTIFICATIONS, WORDS } from "./decap/names";
import { setPhrases, takeNotifications } from "./decap/notifications";
import { saveByKey, saveByOnePress } from "./decap/save";
import { connectStore } from "./decap/store";
import { keepFocusAfterSave } from "./focus";
import { firstWrongField, goTo } from "./go-to-field";
import { assistKeyboard } from "./keyboard";
import { explain } from "./local-backend";
import { withoutOldPicture } from "./old-picture";
import { parseConfig } from "./parse-config";
import { sitePreview } from "./preview";
import "./prepare-picture";
import { followNewEntries, propose } from "./proposing";
import { keepOthersChanges } from "./saving";
import { countingControl, focusControl, groupControl, pictureControl, wholeNumberControl } from "./widgets";

declare global {
  /** The configuration as JSON. */
  const CONFIG: string;
  const CMS: {
    getBackend: (name: unknown) => { init: (...given: unknown[]) => Backend };
    getWidget: (name: string) => { control: unknown };
    getLocale: (name: string) => object;
  } & Record<
    `register${"CustomFormat" | "PreviewStyle" | "PreviewTemplate" | "Widget"}` | "init",
    (...given: unknown[]) => void
  >;
  /** React's createElement. */
  const h: (component: unknown, properties: object, ...children: unknown[]) => unknown;
}

const config = parseConfig(CONFIG);
const isLocal = config.backend["name"] === "proxy";
const forms = formsOf(config);

/** Shows a notification of Decap CMS. A save of a form with a missing field leads to that field. */
function showNotification(text: string, key: string, isError: boolean): void {
  const isAboutUnsaved = key === NOTIFICATIONS.fieldMissing || key === NOTIFICATIONS.saveFailed;
  say({
    text,
    kind: isError ? "error" : "info",
    staysForNextList: key === NOTIFICATIONS.deletionFailed,
    onlyWhile: isAboutUnsaved ? "unsaved" : undefined,
  });
  // Decap CMS draws the errors of the fields after its notification.
  if (key === NOTIFICATIONS.fieldMissing) setTimeout(() => goTo(firstWrongField()));
}

/** Makes the backend merge, and on this computer say what it does. */
function extendBackend(): void {
  const known = CMS.getBackend(config.backend["name"]);
  const { init } = known;
  known.init = (...given) => {
    const backend = init(...given);
    // Each of these acts on a save before those above it: a save is merged, then sent, then explained.
    if (isLocal) explain(backend);
    keepOthersChanges(backend, forms);
    followNewEntries(backend);
    return backend;
  };
}

function registerWidgets(): void {
  CMS.registerWidget("group", groupControl(CMS.getWidget("list").control));
  CMS.registerWidget("image", pictureControl(CMS.getWidget("image").control));
  CMS.registerWidget("number", wholeNumberControl(CMS.getWidget("number").control));
  CMS.registerWidget("focus", focusControl(CMS.getWidget("string").control));
  for (const name of ["string", "text"]) CMS.registerWidget(name, countingControl(CMS.getWidget(name).control));
}

async function start(): Promise<void> {
  // No sign-in on this computer.
  if (isLocal) localStorage.setItem(WORDS.user, JSON.stringify({ backendName: "proxy" }));
  extendBackend();
  startBar();
  askOnlyAboutUnsavedChanges();
  saveByKey();
  if (isLocal) saveByOnePress();
  assistLists();
  assistKeyboard();
  keepFocusAfterSave();
  registerWidgets();
  CMS.registerCustomFormat("content", "json", contentFormat(forms));
  if (isLocal) {
    const preview = sitePreview(forms);
    for (const { name } of forms.values()) CMS.registerPreviewTemplate(name, preview);
  }
  setPhrases(isLocal);
  await keepWordsOverReload();
  CMS.init({ config });
}

// Our rules for values come first, so that the corrections compare and repeat the values that the form then has.
// Notifications are no changes, and may stand anywhere.
connectStore([
  onNewValue(withoutOldPicture),
  onDuplicate(data => copyOf(data, formOf(forms, data).fields)),
  onChange((now, before) => changedStandIns(now, before, formOf(forms, now).fields)),
  onChange((now, before) => propose(now, before, formOf(forms, now).fields)),
  ...corrections,
  onUnsaved(isUnsaved => followForm(isUnsaved ? "unsaved" : "saved")),
  takeNotifications(showNotification),
]);
Object.assign(window, { CMS_MANUAL_INIT: true });
addEventListener("DOMContentLoaded", () => void start());
