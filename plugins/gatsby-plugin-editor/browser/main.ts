import type { EditorConfig } from "../decap-config";
import { contentFormat, formsOf } from "../form-data";
import { type Backend, keepOthersChanges, refuseUnchecked } from "./backend";
import { type Control, focusControl, pictureControl } from "./picture-widgets";
import { takePicturesUpright } from "./upright-picture";

type Words = Record<string, string>;
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
        editor: { editorToolbar: Words; editorControlPane: { widget: Words } };
        ui: { toast: Words };
      };
    };
  }
}

/** Shows the schemas' own messages for wrong fields. On this computer, "publish" is called "save". */
function setPhrases(isLocal: boolean) {
  const { editor, ui } = window.CMS.getLocale("en");
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

/** Shows the page of an entry beside its form, or the home page if it has none. */
const sitePreview =
  (collections: EditorConfig["collections"]) =>
  ({ collection, entry }: Record<"collection" | "entry", ReadonlyMap<string, string>>) => {
    const slug = entry.get("slug");
    const { files, page } = collections.find(({ name }) => name === collection.get("name")) ?? {};
    const ownPage = files ? files.find(({ name }) => name === slug)?.page : page && slug && `${page}/${slug}`;
    const style = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 };
    return window.h("iframe", { src: location.origin + (ownPage || "/"), title: "Site", style });
  };

/** Makes patterns regular expressions with the flag u, which neither JSON nor Decap CMS has. */
const withPatterns = (key: string, value: unknown): unknown =>
  key === "pattern" && Array.isArray(value) ? [new RegExp(String(value[0]), "u"), value[1]] : value;

function start() {
  const { CMS } = window;
  const config = JSON.parse(CONFIG, withPatterns) as EditorConfig;
  const forms = formsOf(config);
  const { name } = config.backend;
  const isLocal = name === "proxy";
  // There is nobody to sign in to.
  if (isLocal) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: name }));
  const known = CMS.getBackend(name);
  const { init } = known;
  known.init = (...given) => {
    const backend = init(...given);
    keepOthersChanges(backend, forms);
    if (!isLocal) refuseUnchecked(backend);
    return backend;
  };
  CMS.registerWidget("image", pictureControl(CMS.getWidget("image").control));
  CMS.registerWidget("focus", focusControl(CMS.getWidget("string").control));
  CMS.registerCustomFormat("content", "json", contentFormat(forms));
  const preview = sitePreview(config.collections);
  for (const { name: collection, files = [] } of config.collections)
    for (const key of [collection, ...files.map(file => file.name)]) CMS.registerPreviewTemplate(key, preview);
  setPhrases(isLocal);
  CMS.init({ config });
}

window.CMS_MANUAL_INIT = true;
// Decap CMS would show "Error: " before each message.
Error.prototype.toString = function () {
  return this.message;
};
takePicturesUpright();
addEventListener("DOMContentLoaded", start);
