import { createRoot } from "react-dom/client";
import type { SchemaSet } from "../../gatsby-plugin-content/json-schema";
import type { EditorConfig } from "../../decap-config";
import { localStore } from "./store/local";
import { App } from "./app/app";
import { formChecker } from "./saving/check-form";

/** Filled in by `write-forms.ts`. */
declare const FORMS: EditorConfig;
declare const SCHEMAS: [string, object][];

const root = document.getElementById("app");
const schemas = new Map(SCHEMAS) as SchemaSet;
if (root) createRoot(root).render(<App config={FORMS} store={localStore} check={formChecker(schemas)} />);
