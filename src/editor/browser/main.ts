import type { EditorConfig } from "../config";
import type { Field } from "../fields";
import { type Forms, formsOf } from "../form-values";
import { type Backend, inPlainWords, keepingOthers } from "./backend";
import { ORIGINAL, contentFormat } from "./content-format";
import { type Control, focusControl, pictureControl } from "./picture-controls";
import { takePicturesUpright } from "./upright-picture";

/** Of Immutable.js. */
interface Data {
  toJS: () => Record<string, unknown>;
  delete: (key: string) => Data;
}

/** What a handler hands back, if it does, takes the place of the entry's data. */
interface SaveListener {
  name: "preSave" | "postSave";
  handler: (event: { entry: { get(key: "data"): Data; get(key: "newRecord"): boolean | undefined } }) => unknown;
}

interface Phrases {
  editor: { editorToolbar: Record<string, string>; editorControlPane: { widget: Record<string, string> } };
  ui: { toast: Record<string, string> };
}

declare global {
  interface Window {
    CMS_MANUAL_INIT: boolean;
    /** React's createElement. */
    h: (component: unknown, properties: object, ...children: unknown[]) => unknown;
    CMS: {
      init: (options: { config: EditorConfig }) => void;
      registerCustomFormat: (name: string, extension: string, format: object) => void;
      registerEventListener: (listener: SaveListener) => void;
      getBackend: (name: unknown) => { init: (...given: unknown[]) => Backend };
      getWidget: (name: string) => { control: unknown };
      registerWidget: (name: string, control: Control) => void;
      getLocale: (name: string) => Phrases;
    };
  }
}

/** Patterns are expressions over whole characters, which cannot be written in the configuration itself. */
function withPatterns(field: Field): object {
  const { pattern, fields, field: single, ...rest } = field;
  return {
    ...rest,
    ...(pattern && { pattern: [new RegExp(pattern[0], "u"), pattern[1]] }),
    ...(fields && { fields: fields.map(withPatterns) }),
    ...(single && { field: withPatterns(single) }),
  };
}

/** Says what happens here: a change is saved into a file, and a fault is told in the words of the schema. */
function speakPlainly({ editor, ui }: Phrases, isLocal: boolean) {
  editor.editorControlPane.widget["regexPattern"] = "%{pattern}";
  Object.assign(ui.toast, {
    missingRequiredField: "Not saved: something is missing or not right yet. It is marked in red.",
    onFailToPersist: "Not saved. %{details}",
    onFailToDelete: "Not deleted. %{details}",
    onFailToLoadEntries: "%{details}",
    onFailToPublishEntry: "Not published: the check of the pull request has not passed. GitHub says: %{details}",
  });
  if (!isLocal) return;
  ui.toast["entrySaved"] = ui.toast["entryPublished"] = "Saved. The site follows in a moment.";
  Object.assign(editor.editorToolbar, {
    publish: "Save",
    publishing: "Saving…",
    published: "Saved",
    publishNow: "Save now",
    publishAndCreateNew: "Save and create new",
    publishAndDuplicate: "Save and duplicate",
    deletePublishedEntry: "Delete entry",
  });
}

/** Puts what we add to a backend between it and the editor. */
function addToBackend(name: unknown, forms: Forms, isLocal: boolean) {
  const known = window.CMS.getBackend(name);
  const { init } = known;
  known.init = (...given) => {
    const backend = init(...given);
    if (!isLocal) keepingOthers(backend, forms);
    return inPlainWords(backend);
  };
}

async function start(own: string) {
  const config = (await (await fetch(new URL("config.json", own))).json()) as EditorConfig;
  const isLocal = config.backend["name"] === "proxy";
  // There is nobody to sign in to.
  if (isLocal) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
  const collections = config.collections.map(({ files, fields, ...collection }) => ({
    ...collection,
    ...(fields && { fields: fields.map(withPatterns) }),
    ...(files && { files: files.map(file => ({ ...file, fields: file.fields.map(withPatterns) })) }),
  }));
  window.CMS.registerWidget("image", pictureControl(window.CMS.getWidget("image").control));
  window.CMS.registerWidget("focus", focusControl(window.CMS.getWidget("string").control));
  const forms = formsOf(config);
  addToBackend(config.backend["name"], forms, isLocal);
  speakPlainly(window.CMS.getLocale("en"), isLocal);
  const format = contentFormat(forms);
  window.CMS.registerCustomFormat("content", "json", format);
  // A duplicate has all of the original's data, and is yet a file of its own.
  window.CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => (entry.get("newRecord") ? entry.get("data").delete(ORIGINAL) : undefined),
  });
  window.CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => format.saved(entry.get("data").toJS()),
  });
  window.CMS.init({ config: { ...config, collections } as EditorConfig });
}

window.CMS_MANUAL_INIT = true;
takePicturesUpright();
const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
addEventListener("DOMContentLoaded", () => void start(own));
