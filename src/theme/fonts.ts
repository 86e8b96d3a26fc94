import boldFile from "!!file-loader?name=static/[name].[contenthash:8].[ext]!./archivo-bold.woff2";
import furtherFile from "!!file-loader?name=static/[name].[contenthash:8].[ext]!./archivo-further.woff2";
import headlineFile from "!!file-loader?name=static/[name].[contenthash:8].[ext]!./archivo-headline.woff2";
import textFile from "!!file-loader?name=static/[name].[contenthash:8].[ext]!./archivo-text.woff2";
import emojiFile from "!!file-loader?name=static/[name].[contenthash:8].[ext]!gatsby-plugin-emoji/emoji.woff2";
import { type FontSubset, fontSubsets } from "./font-subsets";

const files: Readonly<Record<FontSubset, string>> = {
  text: textFile,
  bold: boldFile,
  headline: headlineFile,
  further: furtherFile,
};

const usualSubsets = ["text", "bold", "headline"] as const;

/** URLs of the font files that every page needs, for the preload links in the head. */
export const usualFonts = usualSubsets.map(subset => files[subset]);

/** URL of the emoji font, which `gatsby-plugin-emoji` makes. */
export const emojiFont = emojiFile;

/**
 * System fonts with Archivo's metrics, until it has loaded; Android has Roboto only. With these values of `sizeAdjust`
 * most texts keep their number of lines (measured in Chromium on eleven pages at five widths, each weight separately).
 */
const fallbacks = [
  { font: "Arial", weight: 400, local: ["Arial", "Liberation Sans"], sizeAdjust: 0.982 },
  { font: "Arial", weight: 700, local: ["Arial Bold", "Liberation Sans Bold"], sizeAdjust: 0.99 },
  { font: "Arial", weight: 800, local: ["Arial Bold", "Liberation Sans Bold"], sizeAdjust: 1.16 },
  { font: "Roboto", weight: 400, local: ["Roboto", "Roboto Regular"], sizeAdjust: 0.986 },
  { font: "Roboto", weight: 700, local: ["Roboto Bold"], sizeAdjust: 1.06 },
  { font: "Roboto", weight: 800, local: ["Roboto Bold"], sizeAdjust: 1.23 },
];

/** Archivo's metrics in em (its `hhea` table: 878 and 210 of 1000 units). */
const archivoMetrics = { ascent: 0.878, descent: 0.21 };

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** A face of Archivo: the file and characters of a subset, in the weight and width of another or of the same. */
const face = ({ characters, look }: { characters: FontSubset; look: Exclude<FontSubset, "further"> }) => {
  const { weight, width } = fontSubsets[look];
  return `
@font-face {
  font-family: "Archivo Variable";
  font-display: swap;
  font-weight: ${weight};
  font-stretch: ${width}%;
  src: url("${files[characters]}") format("woff2");
  unicode-range: ${fontSubsets[characters].ranges};
}`;
};

/** The file of further characters, once for each face: browsers look for a character only in its weight and width. */
export const furtherFaces = usualSubsets.map(look => face({ characters: "further", look })).join("");

/** The usual subsets of Archivo (`npm run font` makes the files), and the fallback faces. */
export const fontFaces = `
${usualSubsets.map(subset => face({ characters: subset, look: subset })).join("")}
${fallbacks
  .map(
    ({ font, weight, local, sizeAdjust }) => `
@font-face {
  font-family: "${font} for Archivo";
  font-weight: ${weight};
  src: ${local.map(name => `local("${name}")`).join(", ")};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(archivoMetrics.ascent / sizeAdjust)};
  descent-override: ${percent(archivoMetrics.descent / sizeAdjust)};
}`,
  )
  .join("")}
`;
