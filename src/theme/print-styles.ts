import { addLaterGlobalStyles } from "./create-styles";
import { color } from "./tokens";

/**
 * Pages on paper: dark text on white, no controls, all disclosures open, no picture split between two sheets, and the
 * URL after each link to a page of this site. What one component alone leaves out stands beside it (`media.print`).
 */
addLaterGlobalStyles(
  "print/all",
  `
@page { size: A4; margin: 10mm 14mm; }
@media print {
  html { font-size: 11.5px; }
  :not(picture), ::before, ::after { background: none !important; }
  *, ::before, ::after { color: ${color.ink} !important; box-shadow: none !important; text-shadow: none !important; animation: none !important; }
  main section, main section *, main [data-tone] { min-height: 0 !important; content-visibility: visible !important; }
  main section, main section > div, main [data-tone] > * { padding: 0 !important; }
  main section { padding-block: 1mm !important; }
  main :is(h1, p, div) { max-width: none !important; }
  main h1 { font-size: 2.25rem !important; }
  main h2 { font-size: 1.5rem !important; }
  main section :is(h2, p, dl, ul, ol) { margin-block-end: 2mm; }
  main dl > div, main section > div > ul > li { padding-block: 1.5mm !important; }
  main dd a { min-height: 0 !important; }
  /* A picture that has not loaded is a light area of its colour, not a gap. */
  picture { background-image: linear-gradient(#fff9 0 0) !important; print-color-adjust: exact; }
  main section > picture { height: 40mm !important; margin: 0 0 4mm !important; }
  main figure > picture { aspect-ratio: auto !important; height: 62mm; }
  figure, picture, li, h2, h3, dl > div, details { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  /* A heading in a grid would not stay with its text. */
  main div:has(> h2, > h3) { display: block !important; }
  /* Printing loads the lazy pictures, which then fade in. Firefox prints the first frame of an animation. */
  main :is(img, details > p) { opacity: 1 !important; }
  [data-track] { transform: none !important; }
  main a[href^="/"]::after { content: " (" var(--host) attr(href) ")" !important; position: static !important; font-size: 0.875rem; font-weight: 400; hyphens: none; }
  svg { visibility: hidden !important; }
  summary span { overflow: visible !important; white-space: normal !important; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
  footer, iframe, form, main nav, button, main label, summary svg, input, dialog, main a[href^="#"], main div:has(> form), details picture { display: none !important; }
}
`,
);
