/** What the three checkers find and is meant to be so; each line that they find begins with the checker's name. */
const exceptions: readonly RegExp[] = [
  // White on the firm's own red has 5.29 : 1, more than the 4.5 of level AA; another red would be another firm's.
  /^axe color-contrast-enhanced: .+foreground color: #ffffff, background color: #cc2c2c/s,
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
