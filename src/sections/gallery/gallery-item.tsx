import type { MouseEvent } from "react";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, motion, shape, space } from "../../theme/tokens";

interface GalleryItemProps {
  readonly picture: Queries.GalleryPictureFragment;
  readonly open: () => void;
}

/** A photograph and its caption. The link leads to the file; a plain click opens the lightbox instead. */
export const GalleryItem = ({ picture, open }: GalleryItemProps) => {
  const openOverPage = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Some browsers leave focus elsewhere on a click, and a dialog gives it back to where it was.
    event.currentTarget.focus();
    open();
  };
  return (
    <li>
      <figure>
        <a
          href={picture.image.childImageSharp?.gatsbyImageData.images.fallback?.src}
          onClick={openOverPage}
          className={styles.link}
        >
          <Picture picture={picture} sizes="(min-width: 520px) min(46vw, 604px), 90vw" className={styles.picture} />
          <Icon name="enlarge" className={styles.enlarge} />
        </a>
        <figcaption className={styles.caption}>{picture.caption}</figcaption>
      </figure>
    </li>
  );
};

const styles = createStyles("gallery-item", {
  link: {
    position: "relative",
    display: "block",
    borderRadius: shape.radius,
    overflow: "hidden",
    "&:focus-visible": { overflow: "visible" },
    "& img": { [media.motion]: { transition: `transform ${motion.control}` } },
    [media.hover]: { "&:hover img": { transform: "scale(1.03)" }, "&:hover svg": { opacity: 1 } },
  },
  picture: { aspectRatio: "3 / 2" },
  enlarge: {
    position: "absolute",
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    width: shape.tap,
    height: shape.tap,
    padding: "10px",
    background: color.ink,
    color: color.paper,
    [media.hover]: { opacity: 0, "a:focus-visible > &": { opacity: 1 } },
    [media.motion]: { transition: `opacity ${motion.control}` },
  },
  caption: { ...text.small, marginBlockStart: space.s, color: color.steel700 },
});
