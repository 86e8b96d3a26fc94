import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color } from "../../theme/tokens";

interface LightboxCaptionProps {
  /** Nothing while the viewer is closed. */
  readonly picture: Queries.GalleryPictureFragment | undefined;
  /** Which of how many it is. */
  readonly place: string;
}

/** What the picture in the viewer shows, announced as it changes. */
export const LightboxCaption = ({ picture, place }: LightboxCaptionProps) => (
  <p aria-live="polite" className={styles.caption}>
    {picture && (
      <>
        {/* Elements, which React finds again on a page that the browser has translated; bare text it does not. */}
        <span>{`${picture.caption} `}</span>
        <span className={styles.place}>{place}</span>
      </>
    )}
  </p>
);

const styles = createStyles("sections/lightbox-caption", {
  caption: { ...text.small, textAlign: "center" },
  place: { ...text.figures, display: "block", color: color.steel300 },
});
