import { textsWithPaths, findWords, plain } from "../words";
import { openForm } from "./decap/store";
import { goTo, enclosingField, fieldAt } from "./go-to-field";
import { openFieldAt } from "./open-field";
import { askServer } from "./server";

/** The page of the site beside the form, with its address. */
let site: { frame: HTMLIFrameElement; address: string } | undefined;

/** In ms: how long a loaded page needs to connect to the server. Until then, it misses what changes. */
const CONNECTING = 2000;

/** The data with which the page was loaded. */
let loadedData: string | undefined;

/** The data of the page at an address; undefined while there is no such page. */
async function dataOf(address: string): Promise<string | undefined> {
  const answer = await fetch(`/page-data/${address.slice(1) || "index"}/page-data.json`).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Loads a page in a frame. Waits for the page of a new entry, which the development server makes in some seconds. */
async function load(frame: HTMLIFrameElement, address: string): Promise<void> {
  let data = await dataOf(address);
  while (frame.isConnected && data === undefined) {
    await new Promise(resolve => setTimeout(resolve, 500));
    data = await dataOf(address);
  }
  loadedData = data;
  // Adds no entry to the history, so Back leaves the form.
  frame.contentWindow?.location.replace(location.origin + address);
}

/** Loads a page again if its data have changed while it was loaded. */
async function loadChanged(frame: HTMLIFrameElement, address: string): Promise<void> {
  if (site?.frame !== frame || !frame.isConnected || loadedData === undefined) return;
  const data = await dataOf(address);
  if (data !== undefined && data !== loadedData) await load(frame, address);
}

export function showPage(frame: HTMLIFrameElement, address: string): void {
  if (site?.frame === frame) return;
  site = { frame, address };
  lastShown = undefined;
  loadedData = undefined;
  frame.addEventListener("load", () => {
    const { contentDocument: page } = frame;
    if (!page) return;
    page.addEventListener("click", openField, { capture: true });
    new ResizeObserver(showAgain).observe(page.body);
    setTimeout(() => void loadChanged(frame, address), CONNECTING);
  });
  void load(frame, address);
}

/** Loads the page again, after the server has been started again. */
export function reloadPage(): void {
  if (site) void load(site.frame, site.address);
}

/** Whether a form with a page beside it is open. */
export const hasPage = (): boolean => site?.frame.isConnected === true;

/** A message over the page, which may be old; empty to take it away. */
export function sayOverPage(text: string): void {
  const notice = site?.frame.closest(".pane")?.querySelector("[role=status]");
  if (notice) notice.textContent = text;
}

const wordsOf = (element: Element) => element.getAttribute("alt") ?? element.textContent;

/** The innermost element of the page with these words, or the picture that they describe. */
function elementWith(words: string): Element | undefined {
  const wanted = plain(words);
  if (wanted === "") return undefined;
  const all = [...(site?.frame.contentDocument?.querySelectorAll("main *") ?? [])];
  const holds = (element: Element) => plain(wordsOf(element)).includes(wanted);
  const innermost = all.filter(element => holds(element) && ![...element.children].some(holds));
  return innermost.find(element => plain(wordsOf(element)) === wanted) ?? innermost[0];
}

/** In ms: how long a page that still changes its height keeps the words in view. */
const SETTLING = 3000;

/** The element to which the page was last scrolled, and when. */
let lastShown: { element: Element; time: number } | undefined;

function scrollTo(element: Element): void {
  lastShown = { element, time: Date.now() };
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Scrolls again while styles and pictures still load. */
function showAgain(): void {
  if (lastShown && Date.now() - lastShown.time < SETTLING)
    lastShown.element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Scrolls the page to words. Returns whether the page has them. */
export function showWords(words: string): boolean {
  const element = elementWith(words);
  if (element) scrollTo(element);
  return element !== undefined;
}

/** Shows the slide of a slideshow: its dots are as many as the entries of its list. */
function showSlide(index: number, count: number): void {
  const current = site?.frame.contentDocument?.querySelectorAll("main button[aria-current]") ?? [];
  const rows = [...current].map(dot => [...(dot.parentElement?.children ?? [])]);
  const row = rows.find(dots => dots.length === count && dots.every(dot => dot.matches("button")));
  const dot = row?.[index] as HTMLElement | undefined;
  dot?.click();
  if (dot) scrollTo(dot);
}

/** Shows the part of the page for a part of the form: the first of its words that the page has. */
function showPartFor(field: Element): void {
  const controls = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  if (controls.some(({ value }) => value !== "" && showWords(value))) return;
  const siblings = [...(field.parentElement?.children ?? [])].filter(element => element.className === field.className);
  if (siblings.length > 1) showSlide(siblings.indexOf(field), siblings.length);
}

/** Shows on the page what a field describes, or what an unfolded group or entry has. */
function followForm({ type, target }: Event): void {
  if (!hasPage() || !(target instanceof Element)) return;
  const { value } = target as Partial<HTMLInputElement>;
  if (type === "focusin" && value) showWords(value);
  const field = type === "click" && target.closest("button") ? enclosingField(target) : undefined;
  // The fields of a group are drawn after the press.
  if (field) setTimeout(() => showPartFor(field));
}

/** Opens the field of the pressed words or picture, if the form has it. */
function openField(event: MouseEvent): void {
  const target = event.target as Element;
  const data = openForm()?.data;
  // With these keys, the browser opens a link in a tab of its own.
  if (!data || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const texts = textsWithPaths(data);
  // A few words may be marked inside of a text.
  const around = [target, target.parentElement, target.parentElement?.parentElement];
  const found = around.map(element => element && findWords(texts, wordsOf(element))).find(Boolean);
  if (found) {
    event.preventDefault();
    event.stopImmediatePropagation();
    goTo(fieldAt(found.path));
    return;
  }
  // Links and buttons do what they do for visitors. Other words may be in another form.
  if (!target.closest("a, button")) void openOtherForm(wordsOf(target));
}

/** Opens the form of another entry that has these words, at their field. */
async function openOtherForm(words: string): Promise<void> {
  const { path, file } = (await askServer("find", { words })) ?? {};
  if (typeof path === "string" && typeof file === "string") openFieldAt(path, file);
}

/** Lets the page follow the form. */
export function followFields(): void {
  document.addEventListener("focusin", followForm);
  document.addEventListener("click", followForm);
}
