import { createStyles } from "./create-styles";
import { media } from "./media";
import { color, font, shape, space } from "./tokens";

/** The rule in the brand's colour, as a `::before` or `::after`. */
export const rule = {
  content: '""',
  display: "block",
  width: shape.rule,
  height: shape.ruleThickness,
  background: color.brand,
  printColorAdjust: "exact",
} as const;

/** The coloured rule above a text. On wide screens it is a tick before the text, on the vertical line in `Section`. */
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

/** Hyphenates only long words, in browsers that can limit hyphenation to them. */
export const hyphenated = {
  "@supports (hyphenate-limit-chars: 12 4 4)": { hyphens: "auto", hyphenateLimitChars: "12 4 4" },
} as const;

/** Lines of even length. */
const balanced = { textWrap: "balance", ...hyphenated } as const;

const headline = { ...balanced, fontWeight: 800, fontStretch: font.wide, letterSpacing: "-0.02em" } as const;

/** Text styles, to spread into a component's own styles. */
export const text = {
  hero: { ...headline, fontSize: font.size.hero, lineHeight: 1.04 },
  title: { ...headline, fontSize: font.size.title, lineHeight: 1.1 },
  subtitle: {
    ...balanced,
    fontSize: font.size.subtitle,
    fontWeight: 700,
    letterSpacing: "-0.01em",
    lineHeight: 1.25,
  },
  lead: { fontSize: font.size.lead, lineHeight: 1.55 },
  small: { fontSize: font.size.small, lineHeight: 1.55 },
  /** Small capitals, tracked, below a short coloured rule. */
  eyebrow: {
    fontSize: font.size.label,
    fontWeight: 700,
    letterSpacing: "0.08em",
    lineHeight: 1.4,
    textTransform: "uppercase",
    "&::before": { ...rule, marginBlockEnd: space.s },
  },
  figures: { fontVariantNumeric: "tabular-nums" },
  /** What went wrong, in a form. */
  error: { color: color.error, fontWeight: 700 },
} as const;

/** The text styles as classes, for elements that need no other style. */
const { hero, title, subtitle, lead, small, eyebrow, figures } = text;
export const type = createStyles("theme/type", { hero, title, subtitle, lead, small, eyebrow, figures });
