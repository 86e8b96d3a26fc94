import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { color, shape, space } from "../theme/tokens";
import { Icon } from "./icon";
import type { Notice } from "./notice";

/** What a notice looks like. A screen reader reads an error at once and a success when it has finished its sentence. */
export const NoticeCard = ({ kind, title, text, dismiss }: Notice & { readonly dismiss: () => void }) => (
  <div data-tone="ink" className={clsx(styles.card, styles[kind])}>
    <div role={kind === "error" ? "alert" : "status"} className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <button type="button" aria-label="Dismiss" className={styles.close} onClick={dismiss}>
      <Icon name="close" size={20} />
    </button>
  </div>
);

const styles = createStyles("notice-card", {
  card: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: space.xs,
    border: `1px solid ${color.inkLine}`,
    borderInlineStart: "4px solid",
    borderRadius: shape.radius,
    background: color.ink,
    color: color.paper,
    fontSize: "0.9375rem",
    lineHeight: 1.45,
  },
  success: { borderInlineStartColor: color.paper },
  error: { borderInlineStartColor: color.brandOnDark },
  words: { padding: `${space.m} 0 ${space.m} ${space.m}` },
  title: { fontWeight: 700 },
  text: { marginBlockStart: space.xxs, color: color.steel200 },
  close: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    "&:focus-visible": { outlineOffset: "-6px" },
  },
});
