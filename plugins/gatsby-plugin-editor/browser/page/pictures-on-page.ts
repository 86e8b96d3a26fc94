import { nameOfPicture } from "./field-texts";
import type { Overwrite, ReadPage } from "./overwrites";

/** A picture of a page: its `<img>`, or those of its `<source>` and `<img>` that show one file. */
export type PicturePlace = readonly Element[];

/** The first address of a `src` or `srcset`. */
const firstAddress = (value: string): string => value.trim().split(/[\s,]/)[0] ?? "";

/** The name of the file of which a page shows a version: /static/…/roof.avif, or /static/roof-<hash>.svg. */
function nameOfAddress(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return nameOfPicture(decodeURIComponent(path)).replace(/-[0-9a-f]{32}$/, "");
}

/** The address that an `<img>` or `<source>` of a page itself has. */
const addressOfElement = (element: Element, read: ReadPage): string =>
  firstAddress(read(element, "src") ?? read(element, "srcset") ?? "");

/** The pictures of a page by the names of their files, in the order of the page. */
export function placesOfPictures(page: Document, read: ReadPage): ReadonlyMap<string, PicturePlace[]> {
  const places = new Map<string, Map<Element, Element[]>>();
  for (const element of page.body.querySelectorAll("img, picture > source")) {
    const name = nameOfAddress(addressOfElement(element, read));
    const outer = element.closest("picture") ?? element;
    const ofName = places.get(name) ?? new Map<Element, Element[]>();
    places.set(name, ofName.set(outer, [...(ofName.get(outer) ?? []), element]));
  }
  return new Map([...places].map(([name, byOuter]) => [name, [...byOuter.values()]]));
}

/** The address of a picture that the page itself shows. */
export const addressOfPlace = (place: PicturePlace, read: ReadPage): string | undefined =>
  place.map(element => addressOfElement(element, read)).at(-1);

/** Shows the picture at an address in a place. */
export const overwritesForPicture = (place: PicturePlace, address: string, read: ReadPage): Overwrite[] =>
  place.flatMap(element =>
    (["src", "srcset"] as const)
      .filter(part => read(element, part) !== null)
      .map(part => ({ node: element, part, value: address })),
  );
