import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { EditorConfig } from "../decap-config";
import { type Forms, TEXT, formOf, fromForm } from "../form-data";
import { showDraft } from "./draft";

/** The page of the site beside the form. */
let site: HTMLIFrameElement | undefined;

/** Shows a page of the site. Waits for the page of a new entry, which the development server makes in some seconds. */
async function showPage(frame: HTMLIFrameElement, address: string) {
  site = frame;
  if (frame.dataset["address"] === address) return;
  frame.dataset["address"] = address;
  const data = `/page-data/${address === "/" ? "index" : address.slice(1)}/page-data.json`;
  const isMade = async () => (await fetch(data).catch(() => undefined))?.ok;
  while (frame.isConnected && !(await isMade())) await new Promise(resolve => setTimeout(resolve, 500));
  frame.removeAttribute("srcdoc");
  frame.src = location.origin + address;
}

/** Scrolls the page to the edited text, or to the picture that it describes. */
function showText({ target }: Event) {
  const { value } = target as Partial<HTMLInputElement>;
  if (!value) return;
  const holds = (element: Element) => (element.getAttribute("alt") ?? element.textContent).includes(value);
  const all = [...(site?.contentDocument?.querySelectorAll("main *") ?? [])];
  const place = all.find(element => holds(element) && ![...element.children].some(holds));
  const show = () => place?.scrollIntoView({ block: "center", behavior: "instant" });
  show();
  // The sections on the way have their true heights only after the first scroll (`content-visibility`).
  setTimeout(show, 200);
}

type Entry = Readonly<{ slug: string; path: string; data: JsonObject; newRecord?: boolean; isPersisting?: boolean }>;
/** From Decap CMS, in maps of Immutable.js. */
type Shown = Readonly<{ collection: ReadonlyMap<string, string>; entry: { toJS: () => Entry } }>;

/** Makes the preview: the page of an entry, or the home page. It scrolls to the edited text and shows it as typed. */
export function sitePreview({ collections }: EditorConfig, forms: Forms) {
  document.addEventListener("focusin", showText);

  return ({ collection, entry }: Shown) => {
    const { slug, path, data, newRecord, isPersisting } = entry.toJS();
    const { [TEXT]: _opened, ...typed } = fromForm(data, formOf(forms, data));
    // There is no page on a phone, and none for a new entry.
    if (!newRecord && innerWidth >= 900) showDraft(path, typed, isPersisting);
    const { files, page } = collections.find(({ name }) => name === collection.get("name")) ?? {};
    const ownPage = files ? files.find(({ name }) => name === slug)?.page : page && slug && `${page}/${slug}`;
    const style = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 };
    const address = ownPage || "/";
    const srcDoc = "<p style='font-family: sans-serif'>The page is being made…</p>";
    const ref = (frame: HTMLIFrameElement | null) => frame && void showPage(frame, address);
    return window.h("iframe", { key: address, ref, srcDoc, title: "Site", style });
  };
}
