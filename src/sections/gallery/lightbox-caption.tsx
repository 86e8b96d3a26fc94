import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color } from "../../theme/tokens";
import { Caption } from "./caption";

interface LightboxCaptionProps {
  /** Undefined while the lightbox is closed. */
  readonly picture: Queries.GalleryPictureFragment | undefined;
  /** Such as "2 of 9" without a line break. */
  readonly place: string;
}

/** Caption, service and place of the picture in the lightbox. Screen readers announce changes. */
export const LightboxCaption = ({ picture, place }: LightboxCaptionProps) => (
  <p aria-live="polite" className={styles.caption}>
    {picture && (
      <>
        {/* Elements, because browser translation replaces text nodes, which React then cannot update. */}
        <Caption picture={picture} replace />
        <span className={styles.place}>{` ${picture.service ? `${picture.service.label} · ` : ""}${place}`}</span>
      </>
    )}
  </p>
);

const styles = createStyles("sections/lightbox-caption", {
  // On phones as tall as the longest caption, so that the picture stays in its place.
  caption: {
    ...text.small,
    alignContent: "center",
    textAlign: "center",
    [media.below("phablet")]: { minHeight: "4lh" },
  },
  place: { ...text.figures, display: "block", color: color.steel300 },
});
