import { color } from "../../src/theme/tokens";

/** What the three checkers find and is meant to be so; each line that they find begins with the checker's name. */
const exceptions: readonly RegExp[] = [
  // White on the firm's own colour has more than the 4.5 : 1 of level AA; another colour would be another firm's.
  new RegExp(`^axe color-contrast-enhanced: .+foreground color: #ffffff, background color: ${color.brand}`, "is"),
  // The photographs of the gallery stand under the page's only heading, and have its name.
  /^nu: Section lacks heading.+aria-labelledby="page-heading"/,
  // Newer than the checker knows; `npm run test:targets` asks which browsers know them.
  /^nu: CSS: .*“(view-transition-name|animation-timeline|animation-range|container-type|position-area|position-anchor|position-try-fallbacks|anchor-name)”: Property .+ doesn't exist/,
  /^nu: CSS: (Unrecognized at-rule “@starting-style”|Unknown pseudo-element or pseudo-class “::view-transition”)/,
  /^nu: CSS: Parse Error\. \S*ition-(old|new|group)\(/,
  /^nu: CSS: “min-width”: Unknown dimension\. .*\d+cqi/,
  /^nu: CSS: “mask”: .+(contain no-repeat|linear-gradient\(to right, transparent)/,
  // `linear-gradient(red 0 0)`, two places behind one colour.
  /^nu: CSS: “background”: too few values for the property “linear-gradient”/,
];

/** Of what checkers found, that which is no exception. */
export const unexpected = (found: readonly string[]): readonly string[] =>
  found.filter(line => !exceptions.some(pattern => pattern.test(line)));
