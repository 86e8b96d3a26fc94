import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";

/** Address of the font file, for the preload link in the head. */
export const fontFile = archivo;

/**
 * Archivo with its width and weight axes (Latin subset), and two fallbacks stretched to its metrics so that nothing
 * moves when it arrives. Ascent 878, descent 210 of 1000 units (Archivo's `hhea` table); `size-adjust` is the ratio
 * of average glyph widths to Arial's, measured with `npm run measure:font` at the weights in use.
 */
export const fontFaces = `
@font-face {
  font-family: "Archivo Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  font-stretch: 62% 125%;
  src: url("${archivo}") format("woff2");
}
@font-face {
  font-family: "Archivo Fallback";
  font-weight: 100 599;
  src: local("Arial"), local("Liberation Sans");
  size-adjust: 98.7%;
  ascent-override: 88.96%;
  descent-override: 21.28%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Archivo Fallback";
  font-weight: 600 900;
  src: local("Arial Bold"), local("Liberation Sans Bold");
  size-adjust: 106%;
  ascent-override: 82.8%;
  descent-override: 19.8%;
  line-gap-override: 0%;
}
`;
