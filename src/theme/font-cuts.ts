type Range = readonly [first: number, last: number];

/** Basic Latin, the signs of British texts, and characters that this trade needs: ², × and the ç of façade. */
const usual: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb2, 0xb2],
  [0xd7, 0xd7],
  [0xe7, 0xe7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];

/** The rest of Latin-1, and the punctuation, arrows and signs of the package's Latin file. */
const further: readonly Range[] = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb1],
  [0xb3, 0xd6],
  [0xd8, 0xe6],
  [0xe8, 0xe8],
  [0xea, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2025],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
];

/**
 * Subsets of Archivo, one file each: characters, weight as in CSS, width in per cent. Nearly every page needs only the
 * first three. Each fits into the 14 KB that a new connection sends without waiting (RFC 6928); one variable file does
 * not. Browsers fetch the fourth only for a text with one of its characters.
 */
export const fontCuts = {
  text: { ranges: usual, weight: 400, width: 100 },
  bold: { ranges: usual, weight: 700, width: 100 },
  headline: { ranges: usual, weight: 800, width: 112 },
  further: { ranges: further, weight: { min: 400, max: 800 }, width: { min: 100, max: 112 } },
} as const;

/** The subset for the social cards. The build draws them; no browser loads this file. */
export const cardCut = {
  ranges: [...usual, ...further],
  weight: 800,
  width: 112,
} as const;

/** Path of that font, from the project's root. */
export const cardFontFile = "src/theme/archivo-card.woff";

export type FontCut = keyof typeof fontCuts;
