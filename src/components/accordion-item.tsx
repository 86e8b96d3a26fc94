import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { color, motion, shape, space } from "../theme/tokens";
import { Icon } from "./icon";

interface AccordionItemProps {
  readonly title: string;
  /** A drawing in front of the title, hidden from screen readers. */
  readonly icon?: string;
  readonly children: ReactNode;
}

/** A heading that opens what stands below it. Each item opens by itself, with or without scripts. */
export const AccordionItem = ({ title, icon, children }: AccordionItemProps) => (
  <details className={styles.item}>
    <summary className={styles.summary}>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <h3 className={type.subtitle}>{title}</h3>
      <Icon name="plus" className={styles.sign} />
    </summary>
    <p className={styles.panel}>{children}</p>
  </details>
);

const styles = createStyles("accordion-item", {
  item: {
    borderRadius: shape.radius,
    border: `1px solid ${color.steel200}`,
    background: color.paper,
    "&[open]": { borderBlockStartColor: color.brand, boxShadow: `inset 0 2px 0 ${color.brand}` },
  },
  summary: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.m,
    minHeight: "88px",
    padding: `${space.m} ${space.l}`,
    color: color.ink,
    "& h3": { hyphens: "auto" },
    [media.hover]: { "&:hover svg": { color: color.brandStrong } },
  },
  icon: { fontSize: "1.75rem", lineHeight: 1 },
  sign: {
    gridColumn: 3,
    color: color.brand,
    [media.motion]: { transition: `transform ${motion.control}` },
    "[open] > summary > &": { transform: "rotate(45deg)" },
  },
  panel: {
    maxWidth: shape.measure,
    padding: `0 ${space.l} ${space.l}`,
    color: color.steel700,
    [media.motion]: { animation: `fade-in ${motion.fade}` },
  },
});
