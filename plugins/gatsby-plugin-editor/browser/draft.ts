import type { JsonObject } from "../../gatsby-plugin-content/json-object";

/** An entry of Decap CMS, its data as in its file. */
export type Entry = Readonly<{ path: string; data: JsonObject; newRecord?: boolean }>;

/** Ms after the last change. */
const PAUSE = 700;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The data of the form when it was last looked at, and the file whose draft the page shows. */
let seen = "";
let drafted = "";

const send = (params: { path: string; raw?: string }) =>
  fetch("/admin/api", {
    method: "POST",
    body: JSON.stringify({ action: "draft", params }),
    // Goes out also while the tab is closed. Bodies of such requests are short.
    keepalive: !params.raw,
  }).catch(() => undefined);

/** Shows what is typed on the page of an entry that has a file, before it is saved, if that page is in sight. */
export function showDraft({ path, data, newRecord }: Entry, isInSight: boolean): void {
  const raw = JSON.stringify(data);
  const isChanged = seen.startsWith(`${path} `) && seen !== `${path} ${raw}`;
  seen = `${path} ${raw}`;
  if (!isChanged || !isInSight || newRecord) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    drafted = path;
    void send({ path, raw });
  }, PAUSE);
}

/** Shows what is saved again when a form is left. */
function dropDraft(): void {
  clearTimeout(timer);
  if (drafted) void send({ path: drafted });
  drafted = "";
}
addEventListener("hashchange", dropDraft);
addEventListener("pagehide", dropDraft);
