import { addressLine, mapFrameHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface MapFrameProps {
  readonly title: string;
  readonly address: Queries.PostalAddressFragment["address"];
}

/** The map over a plain panel with the address, which shows through the frame until the map has come. */
export const MapFrame = ({ title, address }: MapFrameProps) => (
  <div className={styles.panel}>
    <p aria-hidden="true" className={styles.place}>
      <Icon name="location" size={40} className={styles.pin} />
      {addressLine(address)}
    </p>
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

const styles = createStyles("map-frame", {
  panel: {
    position: "relative",
    display: "grid",
    height: "500px",
    border: `1px solid ${color.steel300}`,
    borderRadius: shape.radius,
    overflow: "hidden",
    background: color.steel100,
  },
  place: {
    ...text.small,
    alignSelf: "center",
    justifySelf: "center",
    maxWidth: "32ch",
    padding: space.l,
    color: color.steel700,
    textAlign: "center",
  },
  pin: { display: "block", marginInline: "auto", marginBlockEnd: space.s, color: color.brand },
  frame: {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "500px",
    border: 0,
  },
});
