import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { AskingProvider } from "./dialogs/asking";
import { forms, schemas } from "./editor-schemas";
import { formChecker } from "./saving/check-form";
import { localStore } from "./store/local";

/** Starts the editor of the files on this computer. */
const root = document.getElementById("app");
if (root)
  createRoot(root).render(
    <AskingProvider>
      <App forms={forms} store={localStore} check={formChecker(schemas)} />
    </AskingProvider>,
  );
