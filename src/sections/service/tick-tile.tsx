import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, motion, shape, space } from "../../theme/tokens";
import { Icon } from "../../components/icon";

interface TickTileProps {
  readonly title: string;
  readonly description: string;
}

/** A disclosure that looks like a checkbox, in the brand's colour while it is open. It works without scripts. */
export const TickTile = ({ title, description }: TickTileProps) => (
  <details className={styles.tile}>
    <summary className={styles.summary}>
      <span className={styles.box}>
        <Icon name="tick" size={20} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <Icon name="plus" className={styles.sign} />
    </summary>
    <p className={styles.description}>{description}</p>
  </details>
);

const styles = createStyles("components/tick-tile", {
  tile: {
    border: `1px solid ${color.steel200}`,
    borderRadius: shape.radius,
    background: color.paper,
    color: color.ink,
    "&[open]": { borderColor: color.brand, background: color.brand, color: color.paper },
  },
  summary: {
    display: "flex",
    alignItems: "center",
    gap: space.m,
    minHeight: "80px",
    padding: `${space.m} ${space.l}`,
    [media.print]: { padding: `${space.xs} ${space.s} 0` },
    [media.hover]: { "&:hover h3": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
  },
  box: {
    display: "grid",
    flex: "none",
    placeItems: "center",
    width: "32px",
    height: "32px",
    borderRadius: shape.radius,
    background: color.steel100,
    color: color.ink,
    [media.print]: { display: "none" },
    "[open] > summary > &": { background: color.paper, color: color.brand },
  },
  sign: {
    marginInlineStart: "auto",
    [media.motion]: { transition: `transform ${motion.control}` },
    "[open] > summary > &": { transform: "rotate(45deg)" },
  },
  title: { fontSize: "1.125rem", fontWeight: 700, lineHeight: 1.3 },
  description: {
    padding: `0 ${space.l} ${space.l}`,
    [media.print]: { padding: `0 ${space.s} ${space.xs}` },
    [media.motion]: { animation: `fade-in ${motion.fade}` },
  },
});
