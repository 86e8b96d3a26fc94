import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { hasModifier } from "../../hooks/has-modifier";
import { Icon } from "../../components/icon";
import { jpegHref, Picture } from "../../pictures/picture";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, layer, motion, shape, space } from "../../theme/tokens";
import { loadsNearScreen } from "../../theme/utility";
import { Caption } from "./caption";

interface GalleryItemProps {
  readonly picture: Queries.GalleryPictureFragment;
  readonly sizes: string;
  /** It may be the largest picture that is visible at once, so it loads with priority. */
  readonly isFirst: boolean;
  /** Visible at once on some screens, so it does not wait for the visitor to scroll. */
  readonly isInFirstView: boolean;
  readonly open: () => void;
}

/** A photograph and its caption. A click opens the lightbox. Without scripts the link opens the file. */
export const GalleryItem = ({ picture, sizes, isFirst, isInFirstView, open }: GalleryItemProps) => {
  const openOverPage = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link. A dialog returns focus to the element that had it.
    event.currentTarget.focus();
    open();
  };
  return (
    <figure className={styles.figure}>
      <a href={jpegHref(picture)} aria-label={picture.alt} onClick={openOverPage} className={styles.link}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={isFirst}
          eager={isInFirstView}
          className={clsx(styles.picture, !isInFirstView && styles.laterPicture)}
        />
        <Icon name="enlarge" size={44} className={styles.corner} />
      </a>
      <figcaption className={styles.caption}>
        <Caption picture={picture} />
      </figcaption>
    </figure>
  );
};

const styles = createStyles("sections/gallery-item", {
  // A column of its own width: else a picture that is taller than 3:2 would be wider than its tile, by its aspect ratio.
  figure: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "minmax(0, 1fr) auto" },
  link: {
    position: "relative",
    display: "block",
    borderRadius: shape.radius,
    // Not "hidden": the timeline of `loadsNearScreen` would then belong to this box.
    overflow: "clip",
    "&:focus-visible": { overflow: "visible" },
    "& img": { [media.motion]: { transition: `transform ${motion.control}` } },
    [media.hover]: { "&:hover img": { transform: "scale(1.03)" } },
  },
  corner: {
    position: "absolute",
    inset: "auto 0 0 auto",
    zIndex: layer.raised,
    padding: "10px",
    background: color.ink,
    stroke: color.paper,
    forcedColorAdjust: "none",
    [media.motion]: { transition: `opacity ${motion.control}` },
    [media.hover]: { "a:not(:hover, :focus-visible) > &": { opacity: 0 } },
  },
  /** Taller than 3:2, up to 480 px, if another picture in its row is taller. */
  picture: { width: "100%", height: "100%", maxHeight: "480px", aspectRatio: "3 / 2" },
  laterPicture: loadsNearScreen,
  caption: {
    ...text.small,
    overflowWrap: "anywhere",
    textWrap: "balance",
    marginBlockStart: space.s,
    color: color.steel700,
  },
});
