import { comparable } from "../../forms/words";

/** The words of an element, or those that describe a picture. */
export const wordsOf = (element: Element): string => element.getAttribute("alt") ?? element.textContent;

/** The elements of a page with their words, as they are compared. */
export type PageWords = ReadonlyMap<Element, string>;

/** Reads the words of all elements in the main part of a page. */
export const readWords = (page: Document): PageWords =>
  new Map([...page.querySelectorAll("main *")].map(element => [element, comparable(wordsOf(element))]));

/** The innermost elements that contain these words, or the pictures that they describe. */
export function innermostWith(words: string, all: PageWords): Element[] {
  const wanted = comparable(words);
  const holds = (element: Element) => wanted !== "" && all.get(element)?.includes(wanted);
  return [...all.keys()].filter(element => holds(element) && ![...element.children].some(holds));
}

/** The first of them that has no other words, or else the first one; undefined without one. */
export function elementWith(words: string, all: PageWords): Element | undefined {
  const innermost = innermostWith(words, all);
  return innermost.find(element => all.get(element) === comparable(words)) ?? innermost[0];
}

/** The dot that leads to a slide of a slideshow on a page: its dots are as many as the entries of its list. */
export function dotOfSlide(index: number, count: number, page: Document): HTMLElement | undefined {
  const current = page.querySelectorAll("main button[aria-current]");
  const rows = [...current].map(dot => [...(dot.parentElement?.children ?? [])]);
  const row = rows.find(dots => dots.length === count && dots.every(dot => dot.matches("button")));
  return row?.[index] as HTMLElement | undefined;
}
