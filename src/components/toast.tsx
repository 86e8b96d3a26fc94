import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, font, layer, motion, safeBottom, shadow, shape, space } from "../theme/tokens";
import { Icon } from "./icon";
import { hideToast, useToast } from "./show-toast";
import { usePauseOnInteraction } from "../hooks/use-pause-on-interaction";

/** In ms: a success message disappears after this time, which restarts after hover, focus or a hidden tab. An error stays. */
const successDuration = 8_000;

/**
 * Shows messages over the page. Both live regions are in the page from the start, because screen readers reliably
 * announce only text that is added to a region they know. They do not know a hidden popover.
 */
export const Toast = () => {
  const { message, count } = useToast();
  const { interrupted, resume, handlers } = usePauseOnInteraction();
  const toast = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isPassing = message?.kind === "success" && !interrupted;

  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(hideToast, successDuration);
    return () => clearTimeout(timer);
  }, [isPassing, count]);

  const dismiss = () => {
    hideToast();
    resume();
    if (toast.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
  };

  // On a small screen the message may cover the element with the focus.
  useEffect(() => {
    if (!message) return;
    const dismissByEscape = ({ key }: KeyboardEvent) => key === "Escape" && dismiss();
    addEventListener("keydown", dismissByEscape);
    return () => removeEventListener("keydown", dismissByEscape);
  });

  const content = message && (
    <div key={count}>
      <p className={styles.title}>{message.title}</p>
      <p>{message.text}</p>
    </div>
  );
  return (
    <div
      ref={toast}
      role={message && "region"}
      aria-label={message && "Message"}
      data-tone="ink"
      className={clsx(styles.toast, message && styles.shown, message && styles[message.kind])}
      {...handlers}
    >
      {message && <Icon name={message.kind === "error" ? "alert" : "tick"} className={styles.icon} />}
      <div role="status">{message?.kind === "success" && content}</div>
      <div role="alert">{message?.kind === "error" && content}</div>
      {message && (
        <button
          type="button"
          aria-label="Dismiss"
          className={styles.close}
          onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget as HTMLElement | null)}
          onClick={dismiss}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
};

const styles = createStyles("components/toast", {
  toast: {
    position: "fixed",
    insetInlineEnd: "24px",
    insetBlockEnd: `calc(24px + ${safeBottom})`,
    zIndex: layer.toast,
    width: "min(356px, 100vw - 32px)",
    // At the top of a phone, because a button near the bottom may be needed again.
    [media.below("tablet")]: { inset: `calc(${shape.header} + ${space.m}) 16px auto auto` },
  },
  shown: {
    display: "flex",
    alignItems: "flex-start",
    viewTransitionName: "toast",
    borderRadius: shape.radius,
    boxShadow: shadow.raised,
    color: color.paper,
    fontSize: font.size.small,
    lineHeight: 1.45,
    "& [role]": { paddingBlock: space.m },
    "& [role]:not(:empty)": { flex: 1 },
    [media.motion]: { animation: `fade-in ${motion.fade}` },
  },
  success: { border: `1px solid ${color.inkLine}`, background: color.ink },
  error: { border: `1px solid ${color.error}`, background: color.error },
  icon: { margin: space.m, marginInlineEnd: space.s },
  title: { fontWeight: 700 },
  close: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    "&:focus-visible": { outlineOffset: "-6px" },
  },
});
