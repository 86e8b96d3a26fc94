import { createStyles } from "./create-styles";
import { media } from "./media";
import { color, font, shape, space } from "./tokens";

/** The red rule, as a `::before` or `::after`. */
export const rule = {
  content: '""',
  display: "block",
  width: shape.rule,
  height: shape.ruleThickness,
  background: color.brand,
  printColorAdjust: "exact",
} as const;

/** The red rule over words; on wide screens a tick before them, on the datum line down the gutter (see `Section`). */
export const tick = {
  "&::before": { ...rule, marginBlockEnd: space.s },
  [media.from("desktop")]: {
    position: "relative",
    "&::before": {
      position: "absolute",
      insetInlineStart: `-${shape.rule}`,
      insetBlockStart: "0.55em",
      width: `calc(${shape.rule} - ${space.s})`,
    },
  },
} as const;

/** A word that is too long for its line is broken at a hyphen, where the browser leaves shorter words alone. */
const breakable = {
  "@supports (hyphenate-limit-chars: 13 5 5)": { hyphens: "auto", hyphenateLimitChars: "13 5 5" },
} as const;

/** Styles of the kinds of text, to be mixed into a component's own. */
export const text = {
  hero: {
    ...breakable,
    fontSize: font.size.hero,
    fontWeight: 800,
    fontStretch: font.wide,
    letterSpacing: "-0.02em",
    lineHeight: 1.04,
    textWrap: "balance",
  },
  title: {
    ...breakable,
    fontSize: font.size.title,
    fontWeight: 800,
    fontStretch: font.wide,
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
    textWrap: "balance",
  },
  subtitle: {
    ...breakable,
    fontSize: font.size.subtitle,
    fontWeight: 700,
    letterSpacing: "-0.01em",
    lineHeight: 1.25,
    textWrap: "balance",
  },
  lead: { fontSize: font.size.lead, lineHeight: 1.55 },
  small: { fontSize: font.size.small, lineHeight: 1.55 },
  /** Small capitals, tracked, over a short red rule. */
  eyebrow: {
    display: "block",
    fontSize: font.size.label,
    fontWeight: 700,
    letterSpacing: "0.08em",
    lineHeight: 1.4,
    textTransform: "uppercase",
    "&::before": { ...rule, marginBlockEnd: space.s },
  },
  figures: { fontVariantNumeric: "tabular-nums" },
} as const;

/** Classes of the kinds of text, for elements that need nothing else. */
export const type = createStyles("theme/type", {
  hero: text.hero,
  title: text.title,
  subtitle: text.subtitle,
  lead: text.lead,
  small: text.small,
  eyebrow: text.eyebrow,
  figures: text.figures,
});
