import type { ReactNode } from "react";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text, type } from "../../theme/text";
import { color, motion, on, shape, space } from "../../theme/tokens";
import { Emoji } from "./emoji";
import { firstSentence } from "./first-sentence";
import { Icon } from "../../components/icon";

interface AccordionItemProps {
  readonly title: string;
  /** An emoji before the title. */
  readonly icon?: string;
  /** Its first sentence is always visible, the rest while the item is open. A single sentence appears only then. */
  readonly description: string;
  /** Shown when the item is open. */
  readonly picture?: ReactNode;
}

/** A heading that opens the text below it, with or without scripts. Opening one item closes no other. */
export const AccordionItem = ({ title, icon, description, picture }: AccordionItemProps) => {
  const { first: lead, rest } = firstSentence(description);
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        {icon && <Emoji emoji={icon} />}
        <h3 className={type.subtitle}>{title}</h3>
        <Icon name="plus" className={styles.sign} />
        {rest && <span className={styles.lead}>{lead}</span>}
      </summary>
      <p className={styles.panel}>{rest || lead}</p>
      {picture}
    </details>
  );
};

const styles = createStyles("components/accordion-item", {
  item: {
    borderBlockStart: `2px solid ${on.heading}`,
    background: on.ground,
    "&[open]": { borderBlockStartColor: color.brand },
  },
  summary: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: `${space.xxs} ${space.s}`,
    minHeight: "88px",
    paddingBlock: space.m,
    color: on.heading,
    [media.hover]: { "&:hover h3": { textDecoration: `underline ${color.brand} 2px`, textUnderlineOffset: "0.2em" } },
  },
  sign: {
    gridColumn: 3,
    [media.motion]: { transition: `transform ${motion.control}` },
    "[open] > summary > &": { color: color.brand, transform: "rotate(45deg)" },
  },
  lead: { gridColumn: "1 / -1", color: on.muted, "details:not([open]) &": text.small },
  panel: {
    maxWidth: shape.measure,
    paddingBlockEnd: space.l,
    color: on.muted,
    [media.motion]: { animation: `fade-in ${motion.fade}` },
  },
});
