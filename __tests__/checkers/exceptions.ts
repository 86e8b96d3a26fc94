interface Exception {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** What the three checkers find and is meant to be so; the lines that they are matched with begin with the checker. */
const exceptions: readonly Exception[] = [
  {
    pattern: /^axe color-contrast-enhanced: .+foreground color: #ffffff, background color: #cc2c2c/s,
    reason:
      "White on the firm's own red has 5.29 : 1, more than the 4.5 of level AA; another red would be another firm's.",
  },
  {
    pattern: /^nu: Section lacks heading.+aria-labelledby="page-heading"/,
    reason: "The photographs of the gallery stand under the page's only heading, and bear its name.",
  },
  {
    pattern:
      /^nu: CSS: .*“(view-transition-name|animation-timeline|animation-range|container-type|position-area|position-anchor|position-try-fallbacks|anchor-name)”: Property .+ doesn't exist/,
    reason: "Newer than the checker's list of properties; `npm run test:targets` asks which browsers know them.",
  },
  {
    pattern:
      /^nu: CSS: (Unrecognized at-rule “@starting-style”|Unknown pseudo-element or pseudo-class “::view-transition”)/,
    reason: "Likewise.",
  },
  {
    pattern: /^nu: CSS: Parse Error\. \S*ition-(old|new|group)\(/,
    reason: "Likewise: ::view-transition-old() and its kin.",
  },
  {
    pattern: /^nu: CSS: “min-width”: Unknown dimension\. .*\d+cqi/,
    reason: "Likewise: the units of containers.",
  },
  {
    pattern: /^nu: CSS: “mask”: .+(contain no-repeat|linear-gradient\(to right, transparent)/,
    reason: "Likewise: mask as a shorthand.",
  },
  {
    pattern: /^nu: CSS: “background”: too few values for the property “linear-gradient”/,
    reason: "Two places behind one colour, `linear-gradient(red 0 0)`, are newer than the checker.",
  },
];

/** Of what checkers found, that which is no exception. */
export const unexpected = (found: readonly string[]): readonly string[] =>
  found.filter(line => !exceptions.some(({ pattern }) => pattern.test(line)));
