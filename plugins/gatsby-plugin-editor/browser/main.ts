import type { EditorConfig } from "../decap-config";
import { contentFormat, formsOf } from "../form-data";
import { type Backend, type LocalBackend, explain, keepOthersChanges, refuseUnchecked } from "./backend";
import { restoreBackupsLast } from "./backups";
import { addBar } from "./bar";
import phrases from "./phrases.json";
import { sitePreview } from "./preview";
import { takePicturesUpright } from "./upright-picture";
import { type Control, focusControl, markControl, pictureControl, pictureTextControl, rareControl } from "./widgets";

declare global {
  /** The configuration as JSON. */
  const CONFIG: string;
  interface Window {
    CMS_MANUAL_INIT: boolean;
    /** React's createElement. */
    h: (component: unknown, properties: object, ...children: unknown[]) => unknown;
    CMS: {
      init: (options: { config: EditorConfig }) => void;
      registerCustomFormat: (name: string, extension: string, format: object) => void;
      registerPreviewTemplate: (name: string, preview: object) => void;
      getBackend: (name: unknown) => { init: (...given: unknown[]) => Backend };
      getWidget: (name: string) => { control: unknown };
      registerWidget: (name: string, control: Control) => void;
      getLocale: (name: string) => {
        collection: { collectionTop: object };
        editor: { editorToolbar: object; editorControlPane: { widget: object } };
        ui: { toast: object };
      };
    };
  }
}

/** Turns patterns into regular expressions with the flag u, which JSON and Decap CMS lack. */
const withPatterns = (key: string, value: unknown): unknown =>
  key === "pattern" && Array.isArray(value) ? [new RegExp(String(value[0]), "u"), value[1]] : value;

const config = JSON.parse(CONFIG, withPatterns) as EditorConfig;
const isLocal = config.backend["name"] === "proxy";

function start() {
  const { CMS } = window;
  const forms = formsOf(config);
  const preview = sitePreview(config, forms);
  // No sign-in on this computer.
  if (isLocal) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
  const known = CMS.getBackend(config.backend["name"]);
  const { init } = known;
  known.init = (...given) => {
    const backend = init(...given);
    keepOthersChanges(backend, forms);
    if (isLocal) explain(backend as LocalBackend);
    else refuseUnchecked(backend);
    return backend;
  };
  addBar();
  CMS.registerWidget("mark", markControl);
  CMS.registerWidget("of-picture", pictureTextControl(CMS.getWidget("string").control));
  CMS.registerWidget("rare-text", rareControl(CMS.getWidget("text").control));
  CMS.registerWidget("rare-boolean", rareControl(CMS.getWidget("boolean").control));
  CMS.registerWidget("image", pictureControl(CMS.getWidget("image").control));
  CMS.registerWidget("focus", focusControl(CMS.getWidget("string").control));
  CMS.registerCustomFormat("content", "json", contentFormat(forms));
  for (const { name, files = [] } of config.collections)
    for (const key of [name, ...files.map(file => file.name)]) CMS.registerPreviewTemplate(key, preview);
  // The schemas' own messages for wrong fields. On this computer, "publish" is called "save".
  const { collection, editor, ui } = CMS.getLocale("en");
  Object.assign(collection.collectionTop, phrases.collectionTop);
  Object.assign(editor.editorControlPane.widget, phrases.widget);
  Object.assign(ui.toast, phrases.toast, isLocal && phrases.local.toast);
  Object.assign(editor.editorToolbar, isLocal && phrases.local.toolbar);
  CMS.init({ config });
}

window.CMS_MANUAL_INIT = true;
// Otherwise Decap CMS shows "Error: " before each message.
Error.prototype.toString = function () {
  return this.message;
};
takePicturesUpright();
restoreBackupsLast();
addEventListener("DOMContentLoaded", start);
