import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "../../components/icon";
import { useSwipe } from "../../components/use-swipe";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { LightboxPictures } from "./lightbox-pictures";

/** In px: a sideways swipe must be longer than this to change the picture. */
const swipeThreshold = 50;

interface LightboxProps {
  readonly pictures: readonly Queries.GalleryPictureFragment[];
  readonly shown: number | undefined;
  readonly show: (index: number | undefined) => void;
}

/** One photograph as large as the screen allows, over the page, with the way to the others. */
export const Lightbox = ({ pictures, shown, show }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const open = shown !== undefined;
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const go = (by: number) => open && show((shown + by + count) % count);
  const swipe = useSwipe(swipeThreshold, direction => go(direction === "next" ? 1 : -1));
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys repeat the two buttons
    <dialog
      ref={dialog}
      aria-label="Picture viewer"
      data-tone="ink"
      className={styles.lightbox}
      onKeyDown={onKeyDown}
      onClose={() => show(undefined)}
    >
      <div className={styles.stage} {...swipe}>
        {open && <LightboxPictures pictures={pictures} shown={shown} />}
      </div>
      <div className={styles.bar}>
        <button type="button" aria-label="Previous picture" className={styles.button} onClick={() => go(-1)}>
          <Icon name="back" />
        </button>
        <p aria-live="polite" className={styles.caption}>
          {open && (
            <>
              {pictures[shown]?.caption}{" "}
              <span className={styles.count}>{`${String(shown + 1)} of ${String(count)}`}</span>
            </>
          )}
        </p>
        <button type="button" aria-label="Next picture" className={styles.button} onClick={() => go(1)}>
          <Icon name="arrow" />
        </button>
      </div>
      <button
        type="button"
        aria-label="Close"
        className={clsx(styles.button, styles.close)}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
};

const styles = createStyles("lightbox", {
  lightbox: {
    position: "fixed",
    inset: 0,
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    padding: 0,
    border: 0,
    background: color.ink,
    color: color.paper,
    overscrollBehavior: "contain",
    "&[open]": { display: "grid", gridTemplateRows: "minmax(0, 1fr) auto" },
    "&::backdrop": { background: color.ink },
    "html:has(&[open])": { overflow: "hidden" },
  },
  stage: { position: "relative", minHeight: 0, touchAction: "pan-y pinch-zoom" },
  bar: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.m,
    padding: `${space.xs} ${space.m} calc(${space.xs} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.inkLine}`,
  },
  button: {
    display: "grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    borderRadius: shape.radius,
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  close: { position: "absolute", insetBlockStart: space.xs, insetInlineEnd: space.m, background: color.ink },
  caption: { ...text.small, textAlign: "center" },
  count: { ...text.figures, display: "block", color: color.steel300 },
});
