import { serveEditor } from "./serve-editor";

void serveEditor();
