import { mapFrameHref } from "../../components/contact-links";
import { Picture } from "../../components/picture";
import { createStyles } from "../../theme/create-styles";
import { from, media } from "../../theme/media";
import { color, shape } from "../../theme/tokens";

interface MapFrameProps {
  readonly title: string;
  readonly address: Queries.PostalAddressFragment["address"];
  readonly picture: Queries.PictureFragment;
}

/** The map over a picture of the place, which is visible until the map has loaded. */
export const MapFrame = ({ title, address, picture }: MapFrameProps) => (
  <div className={styles.panel}>
    <Picture picture={picture} sizes={`${from("laptop")} 60vw, 90vw`} className={styles.picture} />
    <iframe
      src={mapFrameHref(address)}
      title={title}
      height={500}
      loading="lazy"
      referrerPolicy="no-referrer"
      className={styles.frame}
    />
  </div>
);

const styles = createStyles("sections/map-frame", {
  panel: {
    position: "relative",
    height: "500px",
    [media.print]: { height: "42mm" },
    borderRadius: shape.radius,
    overflow: "hidden",
    background: color.steel100,
  },
  picture: { position: "absolute", inset: 0 },
  frame: {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "500px",
    border: 0,
  },
});
