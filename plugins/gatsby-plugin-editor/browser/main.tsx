import { createRoot } from "react-dom/client";
import type { SchemaSet } from "../../gatsby-plugin-content/json-schema";
import { formsOf } from "../forms/editor-forms";
import type { Place } from "../server/write-editor";
import { App } from "./app/app";
import { AskingProvider } from "./dialogs/asking";
import { formChecker } from "./saving/check-form";
import { localStore } from "./store/local";

/** Filled in by `write-editor.ts`. */
declare const PLACE: Place;
declare const SCHEMAS: [string, object][];

const schemas = new Map(SCHEMAS) as SchemaSet;
const root = document.getElementById("app");
if (root)
  createRoot(root).render(
    <AskingProvider>
      <App forms={formsOf(schemas)} store={localStore} check={formChecker(schemas)} />
    </AskingProvider>,
  );
