import { comparable } from "../../forms/words";

/** The page beside the form; undefined while there is none. */
type Page = Document | undefined;

/** The words of an element, or those that describe a picture. */
export const wordsOf = (element: Element) => element.getAttribute("alt") ?? element.textContent;

/** The innermost element of a page with these words, or the picture that they describe. */
function elementWith(words: string, page: Page): Element | undefined {
  const wanted = comparable(words);
  if (wanted === "") return undefined;
  const all = [...(page?.querySelectorAll("main *") ?? [])];
  const holds = (element: Element) => comparable(wordsOf(element)).includes(wanted);
  const innermost = all.filter(element => holds(element) && ![...element.children].some(holds));
  return innermost.find(element => comparable(wordsOf(element)) === wanted) ?? innermost[0];
}

/** In ms: how long a page that still changes its height keeps the words in view. */
const SETTLING = 3000;

/** The element to which the page was last scrolled, and when. */
let lastShown: { element: Element; time: number } | undefined;

function scrollTo(element: Element): void {
  lastShown = { element, time: Date.now() };
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Forgets the last words, which belong to another page. */
export function forgetShown(): void {
  lastShown = undefined;
}

/** Scrolls again while styles and pictures still load. */
export function showAgain(): void {
  if (lastShown && Date.now() - lastShown.time < SETTLING)
    lastShown.element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Scrolls a page to words. Returns whether the page has them. */
export function showWords(words: string, page: Page): boolean {
  const element = elementWith(words, page);
  if (element) scrollTo(element);
  return element !== undefined;
}

/** Shows the slide of a slideshow on a page: its dots are as many as the entries of its list. */
export function showSlide(index: number, count: number, page: Page): void {
  const current = page?.querySelectorAll("main button[aria-current]") ?? [];
  const rows = [...current].map(dot => [...(dot.parentElement?.children ?? [])]);
  const row = rows.find(dots => dots.length === count && dots.every(dot => dot.matches("button")));
  const dot = row?.[index] as HTMLElement | undefined;
  dot?.click();
  if (dot) scrollTo(dot);
}
