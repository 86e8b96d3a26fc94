import { useEffect, useRef } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { FieldPath } from "../state/field-path";
import { elementForPart } from "./part-of-page";
import { scrollIntoView } from "./scroll-into-view";

/** In ms: how long a page that still changes its height keeps the part in view. */
const SETTLING = 3000;

/** Lets a page go to a part of a form, when it becomes another part and when the page is loaded. */
export function useShownPart(page: Document | undefined, shown: FieldPath | undefined, data: JsonObject): void {
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const path = shown && JSON.stringify(shown);
  useEffect(() => {
    if (!page || path === undefined) return undefined;
    const element = elementForPart(JSON.parse(path) as FieldPath, latest.current, page);
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
