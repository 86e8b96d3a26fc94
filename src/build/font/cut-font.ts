import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** The parts of Archivo's axes that the site uses: width in per cent, weight as in CSS. */
export const axes = { wdth: { min: 100, max: 112 }, wght: { min: 400, max: 800 } };

/** Where the cut font lies, from the project's root. */
export const fontFile = "src/theme/archivo.woff2";

const source = "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";

/** Unicode's Basic Latin and Latin-1, and the punctuation, arrows and signs that the package's Latin file adds. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;

const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
  .join("");

/** Archivo as WOFF2 with the site's part of its axes and its Latin characters: half the bytes of the package's file. */
export const cutFont = async () => {
  const whole = await readFile(source);
  return subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: axes });
};
