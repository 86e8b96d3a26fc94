import furtherFile from "!!file-loader?name=static/[name].[contenthash].[ext]!./archivo-further.woff2";
import headlineFile from "!!file-loader?name=static/[name].[contenthash].[ext]!./archivo-headline.woff2";
import textFile from "!!file-loader?name=static/[name].[contenthash].[ext]!./archivo-text.woff2";
import { type FontCut, fontCuts } from "./font-cuts";

/** Addresses of the font files that every page needs, for the preload links in the head. */
export const usualFonts = [textFile, headlineFile];

const files: Readonly<Record<FontCut, string>> = { text: textFile, headline: headlineFile, further: furtherFile };

/**
 * Faces that Archivo's place is held with until it arrives: system fonts stretched to its metrics, so that nothing
 * moves. `sizeAdjust` is the ratio of the widths of this site's own texts in Archivo and in the fallback, measured in
 * Chromium: text at 400, labels at 650, headlines at 800 with the width axis at 112 %.
 */
const fallbacks = [
  { weights: "400 599", local: ["Arial", "Liberation Sans"], sizeAdjust: 0.982 },
  { weights: "600 750", local: ["Arial Bold", "Liberation Sans Bold"], sizeAdjust: 0.966 },
  { weights: "751 800", local: ["Arial Bold", "Liberation Sans Bold"], sizeAdjust: 1.152 },
];

/** Archivo's own measures as parts of an em (its `hhea` table: 878 and 210 of 1000 units). */
const archivoMetrics = { ascent: 0.878, descent: 0.21 };

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

const face = (cut: FontCut, like = cut) => {
  const { weight, width } = fontCuts[like];
  return `
@font-face {
  font-family: "Archivo Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight.min} ${weight.max};
  font-stretch: ${width.min}% ${width.max}%;
  src: url("${files[cut]}") format("woff2");
  unicode-range: ${fontCuts[cut].ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(", ")};
}`;
};

/**
 * Archivo in its cuts (`npm run font` makes the files), and the faces that hold its place. Further characters are looked
 * for only among faces that offer the same weights and widths, so their file stands beside each of the others.
 */
export const fontFaces = `
${face("text")}${face("headline")}${face("further", "text")}${face("further", "headline")}
${fallbacks
  .map(
    ({ weights, local, sizeAdjust }) => `
@font-face {
  font-family: "Archivo Fallback";
  font-weight: ${weights};
  src: ${local.map(name => `local("${name}")`).join(", ")};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(archivoMetrics.ascent / sizeAdjust)};
  descent-override: ${percent(archivoMetrics.descent / sizeAdjust)};
  line-gap-override: 0%;
}`,
  )
  .join("")}
`;
