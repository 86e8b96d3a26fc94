/** Basic Latin without seven signs of programmers, signs of British texts, and of this trade: ², × and the ç of façade. */
const usual = [
  "U+20-5b, U+5d, U+5f, U+61-7a, U+a0, U+a3, U+a9, U+b0, U+b2, U+d7, U+e7, U+e9",
  "U+2013-2014, U+2018-2019, U+201c-201d, U+2026",
].join(", ");

/** The rest of Latin-1 and of Basic Latin, and the punctuation, arrows and signs of the package's Latin file. */
const further = [
  "U+5c, U+5e, U+60, U+7b-7e, U+a1-a2, U+a4-a8, U+aa-af, U+b1, U+b3-d6, U+d8-e6, U+e8, U+ea-ff, U+131, U+152-153",
  "U+2010-2012, U+2015-2017, U+201a-201b, U+201e-2025, U+2030-203a, U+20ac, U+2122, U+2191-2193, U+2212-2215",
].join(", ");

/**
 * Subsets of Archivo, one file each: characters and weight as in CSS, width in per cent. Browsers fetch the fourth only
 * for one of its characters. The others fit into the 14 KB that a new connection sends without waiting (RFC 6928).
 */
export const fontSubsets = {
  text: { ranges: usual, weight: 400, width: 100 },
  bold: { ranges: usual, weight: 700, width: 100 },
  headline: { ranges: usual, weight: 800, width: 112 },
  further: { ranges: further, weight: { min: 400, max: 800 }, width: { min: 100, max: 112 } },
} as const;

/** The subset for the social cards. The build draws them; no browser loads this file. */
export const cardSubset = { ranges: `${usual}, ${further}`, weight: 800, width: 112 } as const;

/** Path of that font, from the project's root. */
export const cardFontFile = "src/theme/archivo-card.woff";

export type FontSubset = keyof typeof fontSubsets;
