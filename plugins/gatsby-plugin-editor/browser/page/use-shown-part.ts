import { useEffect, useRef } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { textsWithPaths } from "../../forms/words";
import type { FieldPath } from "../state/field-path";
import { dotOfSlide, elementWith } from "./page-words";
import { scrollIntoView } from "./scroll-into-view";

/** In ms: how long a page that still changes its height keeps the part in view. */
const SETTLING = 3000;

const partAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((outer, name) => (outer as Record<string | number, unknown> | undefined)?.[name], data);

/** The element of a page for a part of a form: the first of its words that the page has, else the section of its slide. */
function elementFor(path: FieldPath, data: JsonObject, page: Document): Element | undefined {
  const texts = textsWithPaths(partAt(data, path));
  const found = texts.map(({ text }) => elementWith(text, page)).find(element => element !== undefined);
  const list = partAt(data, path.slice(0, -1));
  const index = path.at(-1);
  if (found || !Array.isArray(list) || typeof index !== "number") return found;
  const dot = dotOfSlide(index, list.length, page);
  dot?.click();
  return dot?.closest("section") ?? dot;
}

/** Lets a page go to a part of a form, when it becomes another part and when the page is loaded. */
export function useShownPart(page: Document | undefined, shown: FieldPath | undefined, data: JsonObject): void {
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const path = shown && JSON.stringify(shown);
  useEffect(() => {
    if (!page || path === undefined) return undefined;
    const element = elementFor(JSON.parse(path) as FieldPath, latest.current, page);
    if (!element) return undefined;
    scrollIntoView(element);
    // Styles and pictures may still load.
    const observer = new ResizeObserver(() => scrollIntoView(element));
    observer.observe(page.body);
    const timer = setTimeout(() => observer.disconnect(), SETTLING);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page, path]);
}
