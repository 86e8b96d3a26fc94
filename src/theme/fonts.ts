import archivo from "./archivo.woff2";

/** Address of the font file, for the preload link in the head. */
export const fontFile = archivo;

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

/**
 * Archivo with its width and weight axes, and the faces that hold its place. `npm run font` cuts the file from its
 * package to the characters and the part of the axes that the site uses (`src/build/font/`).
 */
export const fontFaces = `
@font-face {
  font-family: "Archivo Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 400 800;
  font-stretch: 100% 112%;
  src: url("${archivo}") format("woff2");
}
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
