import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { preview as messages } from "../messages";
import { hasUnsavedChanges } from "./decap/store";
import { newText } from "./merge";

/** Below this width in px, the form has no page beside it. */
const WIDTH_WITH_PAGE = 900;
/** In ms: how long after the last key a draft is sent, and how often the server is asked whether it runs. */
const PAUSE = 700;
const PULSE = 2000;

/** The page of the site beside the form, with its address. */
let site: { frame: HTMLIFrameElement; address: string } | undefined;

/** Asks the server on this computer. Undefined: it does not answer. */
async function ask(action: string, params: object = {}): Promise<JsonObject | undefined> {
  const body = JSON.stringify({ action, params });
  const answer = await fetch("/admin/api", { method: "POST", body }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as JsonObject) : undefined;
}

/** Loads a page in a frame. Waits for the page of a new entry, which the development server makes in some seconds. */
async function load(frame: HTMLIFrameElement, address: string): Promise<void> {
  const data = `/page-data/${address.slice(1) || "index"}/page-data.json`;
  const isMade = async () => (await fetch(data).catch(() => undefined))?.ok;
  while (frame.isConnected && !(await isMade())) await new Promise(resolve => setTimeout(resolve, 500));
  // Adds no entry to the history, so Back leaves the form.
  frame.contentWindow?.location.replace(location.origin + address);
}

function showPage(frame: HTMLIFrameElement, address: string): void {
  if (site?.frame === frame) return;
  site = { frame, address };
  void load(frame, address);
}

/** Scrolls the page to the edited text, or to the picture that it describes. */
function showText({ target }: Event): void {
  const { value } = target as Partial<HTMLInputElement>;
  if (!value) return;
  const holds = (element: Element) => (element.getAttribute("alt") ?? element.textContent).includes(value);
  const all = [...(site?.frame.contentDocument?.querySelectorAll("main *") ?? [])];
  const place = all.find(element => holds(element) && ![...element.children].some(holds));
  place?.scrollIntoView({ block: "center", behavior: "instant" });
}

type Draft = Readonly<{ path: string; raw: string }>;

/** The draft that the page shows. */
let shown: Draft | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends a draft, or without `raw` shows the saved file again. This also works while the tab closes. */
const send = (params: { path: string; raw?: string }) =>
  navigator.sendBeacon("/admin/api", JSON.stringify({ action: "draft", params }));

function showDraft(draft: Draft): void {
  shown = draft;
  send(draft);
}

/** Shows the saved file again. Call it when the form is saved or closed. */
function dropDraft(): void {
  clearTimeout(timer);
  if (shown) send({ path: shown.path });
  shown = undefined;
}

/** Says that the server is lost, on the page that may be old. */
function markLost(isLost: boolean): void {
  const notice = site?.frame.parentElement?.querySelector<HTMLElement>("[role=status]");
  if (notice) notice.textContent = isLost ? messages.lost : "";
}

let startOfServer: unknown;

/** Says when the server does not answer. After its restart, loads the page and sends the draft again. */
async function followServer(): Promise<void> {
  if (!site?.frame.isConnected) return;
  const answer = await ask("alive");
  markLost(!answer);
  if (!answer || answer["started"] === startOfServer) return;
  const isRestarted = startOfServer !== undefined;
  startOfServer = answer["started"];
  if (!isRestarted) return;
  if (shown) send(shown);
  void load(site.frame, site.address);
}

/** Runs `followServer` for as long as the editor is open, one run after the other. */
const followServerForEver = () => void followServer().finally(() => setTimeout(followServerForEver, PULSE));

/** Makes the preview: the page of an entry, or the home page. It scrolls to the edited text and shows it as typed. */
export function sitePreview(forms: Forms) {
  document.addEventListener("focusin", showText);
  addEventListener("hashchange", dropDraft);
  addEventListener("pagehide", dropDraft);
  followServerForEver();

  return ({ entry }: { entry: { toJS: () => { slug: string; path: string; data: JsonObject } } }) => {
    const { slug, path, data } = entry.toJS();
    const { fields, page, folder } = formOf(forms, data);
    const { [TEXT]: _opened, ...typed } = fromForm(data, fields);
    clearTimeout(timer);
    // A phone shows no page, and a new entry has neither a path nor a page.
    const hasPage = path && innerWidth >= WIDTH_WITH_PAGE;
    if (!hasUnsavedChanges()) dropDraft();
    else if (hasPage) timer = setTimeout(showDraft, PAUSE, { path, raw: newText(typed) });
    const address = (folder ? slug && [page, slug].join("/") : page) || "/";
    const ref = (frame: HTMLIFrameElement | null) => {
      if (frame) showPage(frame, address);
    };
    const srcDoc = `<p style='font-family: sans-serif'>${messages.making}</p>`;
    const style = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 };
    const notice = {
      position: "fixed",
      inset: "0 0 auto",
      zIndex: 1,
      background: "#ffe9b3",
      font: "15px/1.4 sans-serif",
    };
    return h(
      "div",
      {},
      h("iframe", { key: address, ref, srcDoc, title: "Site", style }),
      h("p", { role: "status", style: { ...notice, margin: 0, padding: "0 12px" } }),
    );
  };
}
