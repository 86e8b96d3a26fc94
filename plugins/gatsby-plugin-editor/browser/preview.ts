import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { hasUnsavedChanges } from "./store";
import { newText } from "./text";

/** The page of the site beside the form. */
let site: HTMLIFrameElement | undefined;

/** Shows a page of the site. Waits for the page of a new entry, which the development server makes in some seconds. */
async function showPage(frame: HTMLIFrameElement, address: string) {
  if (site === frame) return;
  site = frame;
  const data = `/page-data/${address.slice(1) || "index"}/page-data.json`;
  const isMade = async () => (await fetch(data).catch(() => undefined))?.ok;
  while (frame.isConnected && !(await isMade())) await new Promise(resolve => setTimeout(resolve, 500));
  // Adds no entry to the history, so Back leaves the form.
  frame.contentWindow?.location.replace(location.origin + address);
}

/** Scrolls the page to the edited text, or to the picture that it describes. */
function showText({ target }: Event) {
  const { value } = target as Partial<HTMLInputElement>;
  if (!value) return;
  const holds = (element: Element) => (element.getAttribute("alt") ?? element.textContent).includes(value);
  const all = [...(site?.contentDocument?.querySelectorAll("main *") ?? [])];
  const place = all.find(element => holds(element) && ![...element.children].some(holds));
  place?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** The file whose draft the page shows. */
let drafted = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a draft, or without data the saved file again. This also works while the tab closes. */
const send = (path: string, raw?: string) => {
  drafted = raw ? path : "";
  navigator.sendBeacon("/admin/api", JSON.stringify({ action: "draft", params: { path, raw } }));
};

/** Call it when the form is saved or closed. */
function dropDraft(): void {
  clearTimeout(timer);
  if (drafted) send(drafted);
}

/** Makes the preview: the page of an entry, or the home page. It scrolls to the edited text and shows it as typed. */
export function sitePreview(forms: Forms) {
  document.addEventListener("focusin", showText);
  addEventListener("hashchange", dropDraft);
  addEventListener("pagehide", dropDraft);

  return ({ entry }: { entry: { toJS: () => { slug: string; path: string; data: JsonObject } } }) => {
    const { slug, path, data } = entry.toJS();
    const { fields, page, folder } = formOf(forms, data);
    const { [TEXT]: _opened, ...typed } = fromForm(data, fields);
    clearTimeout(timer);
    // A phone shows no page, and a new entry has neither a path nor a page.
    if (!hasUnsavedChanges()) dropDraft();
    else if (path && innerWidth >= 900) timer = setTimeout(send, 700, path, newText(typed));
    const address = (folder ? slug && [page, slug].join("/") : page) || "/";
    const ref = (frame: HTMLIFrameElement | null) => frame && void showPage(frame, address);
    const srcDoc = "<p style='font-family: sans-serif'>The page is being made…</p>";
    const style = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 };
    return h("iframe", { key: address, ref, srcDoc, title: "Site", style });
  };
}
