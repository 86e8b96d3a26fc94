import { addGlobalStyles } from "./create-styles";
import { color, space } from "./tokens";

/** What a page is on paper: dark words on white, and of the links that lead further their address. */
addGlobalStyles(
  "print",
  `
@page { size: A4; margin: 14mm; }
@media print {
  html { font-size: 12px; }
  *, *::before, *::after { background: none !important; color: ${color.ink} !important; box-shadow: none !important; }
  section, section > div, figure, li, details { min-height: 0 !important; content-visibility: visible !important; }
  main section, main section > div { padding-block: ${space.xs} !important; padding-inline: 0 !important; }
  main h1 { font-size: 2.25rem !important; max-width: none !important; }
  main h2 { font-size: 1.5rem !important; }
  figure, picture, li, h2, h3, dl > div { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  main a[href^="/"]::after, main a[href^="https"]::after { content: " (" attr(href) ")"; font-weight: 400; }
  footer, iframe, form, main nav, button, main input, dialog, main a[href^="#"] { display: none !important; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
`,
);
