import { addGlobalStyles, addLaterGlobalStyles } from "./create-styles";
import { fontFaces, furtherFaces } from "./fonts";
import { media } from "./media";
import { color, font, layer, on, shape } from "./tokens";

addGlobalStyles("theme/base", {
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    scrollPaddingBlock: `calc(${shape.header} + 20px) calc(${shape.callBar} + 16px)`,
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
    [media.from("tablet")]: { scrollPaddingBlockEnd: "24px" },
    [media.low]: { scrollPaddingBlock: "16px" },
  },
  ":root, [data-tone]": {
    colorScheme: "light",
    "--ground": color.paper,
    "--heading": color.ink,
    "--text": color.steel900,
    "--muted": color.steel700,
    "--faint": color.steel600,
    "--line": color.steel200,
    "--focus": color.brand,
  },
  "[data-tone='offWhite']": { "--ground": color.offWhite },
  "[data-tone='ink']": {
    colorScheme: "dark",
    "--ground": color.ink,
    "--heading": color.paper,
    "--text": color.paper,
    "--muted": color.steel300,
    "--faint": color.steel300,
    "--line": color.inkLine,
    "--focus": color.paper,
  },
  body: {
    margin: 0,
    overflowX: "clip",
    background: color.inkDeep,
    color: color.steel900,
    fontFamily: font.family,
    fontSize: font.size.body,
    lineHeight: 1.6,
    overflowWrap: "break-word",
    textWrap: "pretty",
    WebkitFontSmoothing: "antialiased",
    MozOsxFontSmoothing: "grayscale",
  },
  // Safari does not correct its scroll position when heights above it change, so they must be final when it scrolls to a hash
  // (`farBelow`). Firefox applies the rule after it has scrolled; the page becomes shorter, and Firefox loses its place.
  "@supports not (overflow-anchor: auto)": { ":root:has(:target)": { "--far-sections": "visible" } },
  "h1, h2, h3, p, ul, ol, dl, dd, figure, address": { margin: 0, padding: 0 },
  // Even with large text no word is wider than the screen: the body would clip it.
  "h1, h2, h3, p, dd, address": { overflowWrap: "anywhere" },
  "ul, ol": { listStyle: "none" },
  address: { fontStyle: "normal" },
  "img, picture, iframe": { display: "block", maxWidth: "100%" },
  "button, input, textarea": { font: "inherit", color: "inherit" },
  button: { padding: 0, border: 0, background: "none", cursor: "pointer" },
  a: { color: "inherit", textDecorationThickness: "1px", textUnderlineOffset: "0.2em" },
  ":focus-visible": { outline: `3px solid ${on.focus}`, outlineOffset: "3px" },
  ":where(main, [tabindex='-1']):focus": { outline: "none" },
  "::selection": { background: color.brand, color: color.paper },
});

// No first section has a disclosure.
addLaterGlobalStyles("theme/disclosures", {
  summary: { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
});

addLaterGlobalStyles("theme/more-contrast", {
  [media.moreContrast]: {
    ":root, [data-tone]": { "--muted": color.ink, "--faint": color.ink, "--line": color.steel600 },
    "[data-tone='ink']": { "--muted": color.paper, "--faint": color.paper, "--line": color.steel300 },
  },
});

addGlobalStyles("theme/font-faces", fontFaces);
addLaterGlobalStyles("transitions/further-faces", furtherFaces);

/** Makes the alt text of a missing photograph legible. Not in the first section, which is drawn before this sheet loads. */
addLaterGlobalStyles("transitions/alt-texts", {
  "section ~ section picture img": { color: color.paper, textShadow: `0 0 2px ${color.ink}, 0 0 6px ${color.ink}` },
});

addGlobalStyles("theme/movements", "@keyframes fade-in { from { opacity: 0; } }");

/** The fade between pages (`page-transition.tsx`), and the progress bar of a slow page change (`follow-latest-link.ts`). */
addLaterGlobalStyles(
  "transitions/page-change",
  `
@keyframes fade-out { to { opacity: 0; } }
::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none; mix-blend-mode: normal; }
::view-transition-old(page) { translate: 0 var(--scrolled); animation: fade-out 160ms ease-out both; }
::view-transition-new(page) { animation: fade-in 320ms ease-out 160ms both; }
@keyframes data-loading { from { transform: scaleX(0); } to { transform: scaleX(0.9); } }
[data-loading]::after {
  content: ""; position: fixed; inset: 0 0 auto; z-index: ${layer.toast}; height: 3px; background: ${color.brand};
  transform-origin: 0 0;
}
${media.motion} { [data-loading]::after { animation: data-loading 10s cubic-bezier(0, 0.8, 0.2, 1) both; } }
`,
);
