import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { cardFontFile, cardSubset, fontSubsets } from "../../src/theme/font-subsets";

/** The package's file with all characters, weights and widths. */
export const wholeFont = "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";

/** The font files of the site, by their paths from the project's root, and that of the social cards. */
export const fonts = [
  ...Object.entries(fontSubsets).map(([name, subset]) => ({ ...subset, file: `src/theme/archivo-${name}.woff2` })),
  { ...cardSubset, file: cardFontFile },
];

/** The characters of ranges as in CSS: "U+20-5b, U+a0". */
export const charactersIn = (ranges: string): readonly string[] =>
  ranges.split(", ").flatMap(range => {
    const [first = 0, last = first] = range.match(/[\da-f]+/g)?.map(code => parseInt(code, 16)) ?? [];
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });

/** The bytes of a subset: WOFF for the library that draws the cards, otherwise WOFF2. */
export const makeSubset = async ({ file, ranges, weight, width }: (typeof fonts)[number]) =>
  subsetFont(await readFile(wholeFont), charactersIn(ranges).join(""), {
    targetFormat: file === cardFontFile ? "woff" : "woff2",
    variationAxes: { wght: weight, wdth: width },
    // The glyphs of the other features, such as fractions, are a quarter of a file.
    keepFeatures: ["kern", "liga", "tnum"],
  });
