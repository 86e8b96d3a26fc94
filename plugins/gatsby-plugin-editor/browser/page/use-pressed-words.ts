import { useEffect, useRef } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath, FieldPath } from "../../../gatsby-plugin-content/paths";
import { fieldInFiles, fieldOfPressed } from "./pressed-words";

interface Given {
  /** The file of the form, and what the form has. */
  readonly file: ContentPath;
  readonly data: JsonObject;
  readonly files: ReadonlyMap<ContentPath, string>;
  readonly goTo: (path: FieldPath) => void;
  readonly openField: (file: ContentPath, path: FieldPath) => void;
}

/** Lets a press on words or a picture of a page open their field. */
export function usePressedWords(page: Document | undefined, { file, data, files, goTo, openField }: Given): void {
  const latest = useRef<Given>(undefined);
  useEffect(() => {
    latest.current = { file, data, files, goTo, openField };
  }, [file, data, files, goTo, openField]);
  useEffect(() => {
    const open = (event: MouseEvent) => latest.current && openPressed(event, latest.current);
    // Before the page's own listeners.
    page?.addEventListener("click", open, { capture: true });
    return () => page?.removeEventListener("click", open, { capture: true });
  }, [page]);
}

function openPressed(event: MouseEvent, { file, data, files, goTo, openField }: Given): void {
  // With these keys, the browser opens a link in a tab of its own.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as Element;
  const path = fieldOfPressed(target, data);
  if (path) {
    event.preventDefault();
    event.stopImmediatePropagation();
    goTo(path);
    return;
  }
  // Links and buttons do what they do for visitors. Other words may be in another form, or what is saved of this one.
  const field = target.closest("a, button") ? undefined : fieldInFiles(target, files);
  if (!field) return;
  if (field.file === file) goTo(field.path);
  else openField(field.file, field.path);
}
