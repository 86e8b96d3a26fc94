import { useEffect, useRef } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { elementForPart } from "./part-of-page";
import { scrollIntoView } from "./scroll-into-view";

/** In ms: how long a page that still changes its height keeps the part in view. */
const SETTLING = 3000;

/**
 * Lets a page go to a part of a form, when it becomes another part and when the page is loaded. The page shows the words of
 * one of these `states`; the likeliest is first.
 */
export function useShownPart(
  page: Document | undefined,
  shown: FieldPath | undefined,
  states: readonly JsonObject[],
): void {
  const latest = useRef(states);
  useEffect(() => {
    latest.current = states;
  }, [states]);
  const path = shown && JSON.stringify(shown);
  useEffect(() => {
    if (!page || path === undefined) return undefined;
    let element: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      element ??= firstElement(JSON.parse(path) as FieldPath, latest.current, page);
      if (!element) return;
      scrollIntoView(element);
      timer ??= setTimeout(() => observer.disconnect(), SETTLING);
    };
    // A new page has no words yet, and later its styles and pictures load.
    const observer = new ResizeObserver(show);
    observer.observe(page.body);
    show();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page, path]);
}

function firstElement(path: FieldPath, states: readonly JsonObject[], page: Document): Element | undefined {
  for (const data of states) {
    const element = elementForPart(path, data, page);
    if (element) return element;
  }
  return undefined;
}
