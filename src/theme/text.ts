import { createStyles } from "./create-styles";
import { color, font, space } from "./tokens";

/** Styles of the kinds of text, to be mixed into a component's own. */
export const text = {
  hero: {
    fontSize: font.size.hero,
    fontWeight: 800,
    fontStretch: font.wide,
    letterSpacing: "-0.02em",
    lineHeight: 1.04,
    textWrap: "balance",
  },
  title: {
    fontSize: font.size.title,
    fontWeight: 800,
    fontStretch: font.wide,
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
    textWrap: "balance",
  },
  subtitle: {
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
    "&::before": {
      content: '""',
      display: "block",
      width: "2.5rem",
      height: "3px",
      marginBlockEnd: space.s,
      background: color.brand,
    },
  },
  figures: { fontVariantNumeric: "tabular-nums" },
} as const;

/** Classes of the kinds of text, for elements that need nothing else. */
export const type = createStyles("type", {
  hero: text.hero,
  title: text.title,
  subtitle: text.subtitle,
  lead: text.lead,
  small: text.small,
  eyebrow: text.eyebrow,
  figures: text.figures,
});
