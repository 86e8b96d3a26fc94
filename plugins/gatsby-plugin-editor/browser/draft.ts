import type { JsonObject } from "../../gatsby-plugin-content/json-object";

let timer: ReturnType<typeof setTimeout> | undefined;
/** The last known state of the form, and the file whose draft the page shows. */
let seen = { path: "", raw: "" };
let drafted = "";

// The short request, without a draft, is sent even while the tab closes.
const send = (params: { path: string; raw?: string }) =>
  void fetch("/admin/api", {
    method: "POST",
    body: JSON.stringify({ action: "draft", params }),
    keepalive: !params.raw,
  }).catch(() => undefined);

/** Shows the data of a form on the pages 700 ms after the last change, unless it is saved. */
export function showDraft(path: string, data: JsonObject, isSaved = false): void {
  if (isSaved) clearTimeout(timer);
  const before = seen;
  seen = { path, raw: JSON.stringify(data) };
  if (before.path !== path || before.raw === seen.raw) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    drafted = path;
    send(seen);
  }, 700);
}

/** Shows the saved data again when a form is closed. */
function dropDraft(): void {
  clearTimeout(timer);
  if (drafted) send({ path: drafted });
  drafted = "";
}
addEventListener("hashchange", dropDraft);
addEventListener("pagehide", dropDraft);
