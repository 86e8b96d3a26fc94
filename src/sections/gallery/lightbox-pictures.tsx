import { clsx } from "clsx";
import { Picture } from "../../pictures/picture";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface LightboxPicturesProps {
  readonly pictures: readonly Queries.GalleryPictureFragment[];
  readonly shown: number;
}

/** The current picture and, hidden, its two neighbours, so that they are loaded in advance. */
export const LightboxPictures = ({ pictures, shown }: LightboxPicturesProps) => {
  const last = pictures.length - 1;
  const kept = new Set([shown, shown === last ? 0 : shown + 1, shown === 0 ? last : shown - 1]);
  return (
    <>
      {pictures.map((picture, index) =>
        kept.has(index) ? (
          <Picture
            key={index}
            picture={picture}
            sizes="100vw"
            eager
            className={clsx(styles.picture, index !== shown && styles.neighbour)}
          />
        ) : null,
      )}
    </>
  );
};

const styles = createStyles("sections/lightbox-pictures", {
  picture: {
    position: "absolute",
    // Below Compare and Close.
    inset: "64px 0 0",
    [media.from("laptop")]: { inset: `64px 80px ${space.l}` },
    // Otherwise the element's own background, the picture's main colour, shows as bars beside the picture.
    backgroundColor: "transparent !important",
    "& img": {
      objectFit: "contain",
      objectPosition: "center",
      WebkitUserSelect: "none",
      userSelect: "none",
    },
  },
  neighbour: { visibility: "hidden" },
});
