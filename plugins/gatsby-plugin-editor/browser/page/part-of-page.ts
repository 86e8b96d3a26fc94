import { type JsonObject, isObject } from "../../../gatsby-plugin-content/json-object";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { textsWithPaths } from "../../forms/words";
import { dataAt } from "../state/field-path";
import { nameOfPicture } from "./field-texts";
import { dotOfSlide, elementWith, readWords } from "./page-words";
import { placesOfPictures } from "./pictures-on-page";

/**
 * The element of a page for a part of a form: the first of its words or pictures that the page has. Without one, goes to
 * the slide of the part, or takes what the group around it has.
 */
export function elementForPart(path: FieldPath, data: JsonObject, page: Document): Element | undefined {
  const words = readWords(page);
  const pictures = placesOfPictures(page, (element, part) => (element as Element).getAttribute(part));
  const elementShowing = (part: unknown) =>
    textsWithPaths(part)
      .map(({ text }) => elementWith(text, words) ?? pictures.get(nameOfPicture(text))?.[0]?.at(-1))
      .find(element => element !== undefined);

  const found = elementShowing(dataAt(data, path));
  const outer = dataAt(data, path.slice(0, -1));
  if (found || path.length < 2) return found;
  if (isObject(outer)) return elementShowing(outer);
  return Array.isArray(outer) ? sectionOfSlide(Number(path.at(-1)), outer.length, page) : undefined;
}

/** Lets a slideshow of a page show a slide. Returns its section. */
function sectionOfSlide(index: number, count: number, page: Document): Element | undefined {
  const dot = dotOfSlide(index, count, page);
  dot?.click();
  return dot?.closest("section") ?? dot;
}
