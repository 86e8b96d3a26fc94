import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Comparison } from "../../components/comparison";
import { Icon, type IconName } from "../../components/icon";
import { useArrowKeys } from "../../hooks/use-arrow-keys";
import { swipeable, useSwipe } from "../../hooks/use-swipe";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, safeBottom, shape, space } from "../../theme/tokens";
import { LightboxCaption } from "./lightbox-caption";
import { LightboxPictures } from "./lightbox-pictures";
import type { Tile } from "./tiles";
import { useViewerEntry } from "./use-viewer-entry";

interface LightboxProps {
  /** Each picture with its tile on the page. */
  readonly entries: readonly { readonly picture: Queries.GalleryPictureFragment; readonly tile: Tile }[];
  readonly shown: number | undefined;
  readonly show: (index: number | undefined) => void;
}

/** A dialog with one photograph as large as possible, or the comparison of a pair. */
export const Lightbox = ({ entries, shown, show }: LightboxProps) => {
  const count = entries.length;
  const [comparing, setComparing] = useState(false);
  const open = shown !== undefined;
  const tile = open ? entries[shown]?.tile : undefined;
  // Undefined for a picture that is not one of a pair.
  const [before, after] = tile?.length === 2 ? tile : [];
  const go = (by: number) => {
    setComparing(false);
    if (open) show((shown + by + count) % count);
  };
  const swipe = useSwipe(go);
  const dialog = useArrowKeys<HTMLDialogElement>(
    () => go(-1),
    () => go(1),
  );
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open, dialog]);
  const leaveEntry = useViewerEntry(open);
  const button = (label: string, icon: IconName, act: () => void, className?: string) => (
    <button type="button" aria-label={label} className={clsx(styles.button, className)} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <dialog
      ref={dialog}
      aria-label="Picture viewer"
      data-tone="ink"
      className={styles.lightbox}
      onClose={() => {
        setComparing(false);
        show(undefined);
        leaveEntry();
      }}
    >
      {/* First, because a dialog focuses its first button when it opens. */}
      {button("Close", "close", () => dialog.current?.close(), styles.close)}
      <div className={clsx(styles.stage, !comparing && styles.swipeable)} {...(comparing ? {} : swipe)}>
        {before && after && comparing ? (
          <div className={styles.pair}>
            <Comparison before={before} after={after} sizes="100vw" />
          </div>
        ) : (
          open && <LightboxPictures pictures={entries.map(({ picture }) => picture)} shown={shown} />
        )}
      </div>
      <div className={styles.bar}>
        {button("Previous picture", "back", () => go(-1))}
        <LightboxCaption
          picture={comparing ? after : entries[shown ?? -1]?.picture}
          place={`${(shown ?? 0) + 1}\u00A0of\u00A0${count}`}
        />
        {button("Next picture", "arrow", () => go(1))}
      </div>
      {after && (
        <button
          type="button"
          aria-pressed={comparing}
          className={styles.compare}
          onClick={() => setComparing(was => !was)}
        >
          Compare
        </button>
      )}
    </dialog>
  );
};

const styles = createStyles("sections/lightbox", {
  lightbox: {
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
    // Scrolls at a zoom of 400 %: a comparison needs this height.
    [media.low]: { "&[open]": { gridTemplateRows: "minmax(192px, 1fr) auto" } },
    "&::backdrop": { background: color.ink },
    "html:has(&[open])": { overflow: "hidden" },
  },
  stage: { position: "relative" },
  swipeable,
  bar: {
    display: "grid",
    // Back is on the left in every language.
    direction: "ltr",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.m,
    padding: `${space.xs} ${space.m} calc(${space.xs} + ${safeBottom})`,
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
  compare: {
    position: "absolute",
    inset: `${space.xs} auto auto ${space.m}`,
    minHeight: "48px",
    paddingInline: space.m,
    border: `2px solid ${color.paper}`,
    borderRadius: shape.radius,
    background: color.ink,
    fontWeight: 700,
    "&[aria-pressed='true']": {
      background: color.paper,
      color: color.ink,
      [media.forcedColors]: { borderColor: "Highlight" },
    },
  },
  /** As large as the screen allows beside the buttons. */
  pair: {
    position: "absolute",
    inset: "64px 0 0",
    display: "grid",
    placeContent: "center",
    "& > figure": {
      width: "min(100vw - 44px, (100dvh - 160px) * 16 / 9)",
      minWidth: "208px",
      [media.below("phablet")]: { width: "min(100vw - 44px, (100dvh - 105px - 4lh) * 16 / 9)" },
    },
  },
  close: { position: "absolute", inset: `${space.xs} ${space.m} auto auto`, zIndex: 1, background: color.ink },
});
