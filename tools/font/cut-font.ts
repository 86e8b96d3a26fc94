import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type FontCut, cardCut, fontCuts } from "../../src/theme/font-cuts";

const source = "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";

/** Where a cut of the font lies, from the project's root. */
export const fontFile = (cut: FontCut) => `src/theme/archivo-${cut}.woff2`;

/** One of the site's parts of Archivo, as WOFF2. */
export const cutFont = (cut: FontCut) => cutOut(fontCuts[cut], "woff2");

/** The font of the social cards, as WOFF, which the library that draws them reads. */
export const cutCardFont = () => cutOut(cardCut, "woff");

const cutOut = async (
  { ranges, weight, width }: (typeof fontCuts)[FontCut] | typeof cardCut,
  targetFormat: "woff" | "woff2",
) => {
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  return subsetFont(await readFile(source), characters.join(""), {
    targetFormat,
    variationAxes: { wght: weight, wdth: width },
  });
};
