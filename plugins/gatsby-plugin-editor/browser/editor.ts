import type { EditorConfig } from "../decap-config";
import { contentFormat, formsOf } from "../form-data";
import { type Backend, explain, keepOthersChanges } from "./backend";
import { startBar } from "./bar";
import phrases from "./phrases.json";
import { sitePreview } from "./preview";
import "./upright-picture";
import { focusControl, groupControl, pictureControl } from "./widgets";

declare global {
  /** The configuration as JSON. */
  const CONFIG: string;
  const CMS: {
    getBackend: (name: unknown) => { init: (...given: unknown[]) => Backend };
    getWidget: (name: string) => { control: unknown };
    getLocale: (name: string) => object;
  } & Record<`register${"CustomFormat" | "PreviewTemplate" | "Widget"}` | "init", (...given: unknown[]) => void>;
  /** React's createElement. */
  const h: (component: unknown, properties: object, ...children: unknown[]) => unknown;
}

/** Turns patterns into regular expressions with the flag u, which JSON and Decap CMS lack. A save trims the text. */
const withPatterns = (key: string, value: unknown): unknown => {
  if (key !== "pattern" || !Array.isArray(value)) return value;
  const pattern = new RegExp(String(value[0]), "u");
  return [Object.assign(new RegExp(""), { test: (text: unknown) => pattern.test(String(text).trim()) }), value[1]];
};

const config = JSON.parse(CONFIG, withPatterns) as EditorConfig;
const isLocal = config.backend["name"] === "proxy";

Object.assign(window, { CMS_MANUAL_INIT: true });
addEventListener("DOMContentLoaded", () => {
  const forms = formsOf(config);
  const preview = sitePreview(forms);
  // No sign-in on this computer.
  if (isLocal) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
  const known = CMS.getBackend(config.backend["name"]);
  const { init } = known;
  known.init = (...given) => {
    const backend = init(...given);
    keepOthersChanges(backend, forms);
    if (isLocal) explain(backend);
    return backend;
  };
  startBar();
  CMS.registerWidget("group", groupControl(CMS.getWidget("list").control));
  CMS.registerWidget("image", pictureControl(CMS.getWidget("image").control));
  CMS.registerWidget("focus", focusControl(CMS.getWidget("string").control));
  CMS.registerCustomFormat("content", "json", contentFormat(forms));
  for (const { name } of forms.values()) CMS.registerPreviewTemplate(name, preview);
  // The schemas' own messages for wrong fields. On this computer, "publish" is called "save".
  Object.assign(CMS.getLocale("en"), phrases.all, isLocal && phrases.local);
  CMS.init({ config });
});
