import { color } from "../../src/theme/tokens";

/** Accepted findings of the three checkers. Each finding begins with the checker's name. */
const exceptions: readonly RegExp[] = [
  // White on the brand's colour need only meet level AA, which another rule checks: color-contrast.
  new RegExp(`^axe color-contrast-enhanced: .+foreground color: #ffffff, background color: ${color.brand}`, "is"),
  // The photographs of the gallery are under the page's only heading and share its name.
  /^nu: Section lacks heading.+aria-labelledby="page-heading"/,
  // Too new for the checker. `npm run test:targets` checks browser support.
  /^nu: CSS: .*“(view-transition-name|animation-timeline|animation-range|container-type|position-area|position-anchor|position-try-fallbacks|anchor-name)”: Property .+ doesn't exist/,
  /^nu: CSS: (Unrecognized at-rule “@(starting-style|container)”|Unknown pseudo-element or pseudo-class “::view-transition”)/,
  /^nu: CSS: Parse Error\. \S*ition-(old|new|group)\(/,
  /^nu: CSS: “min-width”: Unknown dimension\. .*\d+cqi/,
  /^nu: CSS: “mask”: .+(contain no-repeat|linear-gradient\(to right, transparent)/,
  // The saved states of the editor are read as files, where its policy allows no address.
  /^nu: Resource violates Content Security Policy \(meta tag\): (external (script|stylesheet) “\/admin\/|image “blob:).+\/editor\/states\//,
  // `linear-gradient(red 0 0)`, two places behind one colour.
  /^nu: CSS: “background”: too few values for the property “linear-gradient”/,
];

/** The findings that are not accepted. */
export const unexpected = (found: readonly string[]): readonly string[] =>
  found.filter(line => !exceptions.some(pattern => pattern.test(line)));
