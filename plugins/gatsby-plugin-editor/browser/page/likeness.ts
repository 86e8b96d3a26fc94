import type { WrittenPath } from "../../../gatsby-plugin-content/paths";
import type { FieldTexts, TextsByPath } from "./field-texts";
import type { Overwrite, ReadPage } from "./overwrites";
import { addressOfPlace, overwritesForPicture, placesOfPictures } from "./pictures-on-page";
import { asShown, overwritesForWords, placesOfWords } from "./words-on-page";

/** What a page is to show. */
export type Likeness = Readonly<{
  /** What the page may show now: the saved file, or a draft that the server has taken. The likeliest first. */
  known: readonly FieldTexts[];
  /** What the form has now. */
  typed: FieldTexts;
  /** The addresses of the new pictures of the form, by the names of their files. */
  newPictures: ReadonlyMap<string, string>;
}>;

/** The overwrites that make a page show the words and pictures of a form. Finds a place by what it shows now. */
export const overwritesFor = (page: Document, likeness: Likeness, read: ReadPage): Overwrite[] => [
  ...overwrittenWords(page, likeness, read),
  ...overwrittenPictures(page, likeness, read),
];

function overwrittenWords(page: Document, { known, typed }: Likeness, read: ReadPage): Overwrite[] {
  const texts = known.map(({ words }) => words);
  const changed = changedPaths(texts, typed.words);
  if (changed.length === 0) return [];
  const wanted = new Set(changed.flatMap(path => texts.map(words => asShown(words.get(path) ?? ""))));
  wanted.delete("");
  const inMain = placesOfWords(page.querySelector("main") ?? page.body, wanted, read);
  const inPage = placesOfWords(page.body, wanted, read);
  const placesOf = (text: string) => inMain.get(asShown(text)) ?? inPage.get(asShown(text)) ?? [];
  const written = new Set<Node>();
  // A longer text first: it may contain a shorter one, which is emphasised in it.
  const length = (path: WrittenPath) => Math.max(...texts.map(words => (words.get(path) ?? "").length));
  return changed
    .toSorted((one, other) => length(other) - length(one))
    .flatMap(path => {
      const { shown, places } = shownAt(path, texts, placesOf, asShown);
      const text = typed.words.get(path) ?? "";
      if (shown === undefined || asShown(shown) === asShown(text)) return [];
      const free = places.filter(place => place.kind === "attribute" || !place.nodes.some(node => written.has(node)));
      for (const place of free) if (place.kind === "text") for (const node of place.nodes) written.add(node);
      return free.flatMap(place => overwritesForWords(place, text, read));
    });
}

function overwrittenPictures(page: Document, { known, typed, newPictures }: Likeness, read: ReadPage): Overwrite[] {
  const pictures = known.map(state => state.pictures);
  const changed = changedPaths(pictures, typed.pictures);
  if (changed.length === 0) return [];
  const all = placesOfPictures(page, read);
  const placesOf = (name: string) => all.get(name) ?? [];
  return changed.flatMap(path => {
    const { shown, places } = shownAt(path, pictures, placesOf, name => name);
    const name = typed.pictures.get(path) ?? "";
    const [same] = placesOf(name);
    const address = newPictures.get(name) ?? (same && addressOfPlace(same, read));
    if (shown === undefined || shown === name || address === undefined) return [];
    return places.flatMap(place => overwritesForPicture(place, address, read));
  });
}

/** The paths at which a form has another text than the page may have. */
const changedPaths = (known: readonly TextsByPath[], typed: TextsByPath): WrittenPath[] => {
  const paths = new Set(known.flatMap(texts => [...texts.keys()]));
  return [...paths].filter(path => known.some(texts => texts.has(path) && texts.get(path) !== typed.get(path)));
};

/**
 * What a page shows for a field now, and where. Several fields may have the same text: the page must then have as many
 * places, which are taken in the order of the form.
 */
function shownAt<Place>(
  path: WrittenPath,
  known: readonly TextsByPath[],
  placesOf: (text: string) => readonly Place[],
  compared: (text: string) => string,
): Readonly<{ shown?: string; places: readonly Place[] }> {
  for (const texts of known) {
    const shown = texts.get(path) ?? "";
    if (shown === "") continue;
    const all = placesOf(shown);
    const paths = [...texts].filter(([, text]) => compared(text) === compared(shown)).map(([same]) => same);
    if (paths.length === 1 && all.length > 0) return { shown, places: all };
    if (paths.length === all.length) return { shown, places: all.slice(paths.indexOf(path)).slice(0, 1) };
  }
  return { places: [] };
}
