import { createRoot } from "react-dom/client";
import type { Place } from "../server/write-editor";
import { AskingProvider } from "./dialogs/asking";
import { WebEditor } from "./app/web-editor";
import { forms, schemas } from "./editor-schemas";

/** Filled in by `write-editor.ts`. */
declare const PLACE: Extract<Place, { kind: "web" }>;

/** Starts the editor of the files on GitHub. */
const root = document.getElementById("app");
if (root)
  createRoot(root).render(
    <AskingProvider>
      <WebEditor {...PLACE} forms={forms} schemas={schemas} />
    </AskingProvider>,
  );
