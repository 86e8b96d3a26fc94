import { createStyles } from "../../theme/create-styles";
import { Icon } from "../../components/icon";
import { media } from "../../theme/media";
import { color, motion, shape, space } from "../../theme/tokens";

interface RowControlsProps {
  readonly page: number;
  readonly pages: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly move: (by: 1 | -1) => void;
  readonly goToPage: (page: number) => void;
}

/** Previous and next, and a dot for each page; not there without scripts, where the row is scrolled by hand. */
export const RowControls = ({ page, pages, atStart, atEnd, move, goToPage }: RowControlsProps) => (
  <div role="group" aria-label="Scroll the projects" className={styles.controls}>
    <button
      type="button"
      aria-label="Previous project"
      aria-disabled={atStart}
      className={styles.arrow}
      onClick={() => move(-1)}
    >
      <Icon name="back" />
    </button>
    <div className={styles.dots}>
      {Array.from({ length: pages }, (_, dot) => (
        <button
          key={dot}
          type="button"
          className={styles.dot}
          aria-label={`Page ${String(dot + 1)} of ${String(pages)}`}
          aria-current={dot === page || undefined}
          onClick={() => goToPage(dot)}
        />
      ))}
    </div>
    <button
      type="button"
      aria-label="Next project"
      aria-disabled={atEnd}
      className={styles.arrow}
      onClick={() => move(1)}
    >
      <Icon name="arrow" />
    </button>
  </div>
);

const styles = createStyles("row-controls", {
  controls: { display: "flex", alignItems: "center", gap: space.s, [media.unscripted]: { display: "none" } },
  arrow: {
    display: "grid",
    placeItems: "center",
    width: "52px",
    height: "52px",
    border: `2px solid ${color.paper}`,
    borderRadius: shape.radius,
    "&[aria-disabled='true']": { borderColor: color.steel600, color: color.steel500, cursor: "default" },
    [media.motion]: { "& svg": { transition: `transform ${motion.control}` } },
    [media.hover]: { "&:hover:not([aria-disabled='true'])": { background: color.paper, color: color.ink } },
  },
  dots: { display: "flex" },
  dot: {
    display: "grid",
    alignItems: "center",
    width: shape.tap,
    height: shape.tap,
    paddingInline: "4px",
    "&::before": { content: '""', height: "4px", background: color.paper, opacity: 0.55 },
    "&[aria-current]::before": { height: "6px", background: color.brandOnDark, opacity: 1 },
    [media.hover]: { "&:hover::before": { opacity: 1 } },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
