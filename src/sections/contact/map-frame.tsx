import { clsx } from "clsx";
import { createStyles } from "../../theme/create-styles";
import { useRef } from "react";
import { addressLine, mapFrameHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { useReachable } from "../../components/use-reachable";
import { media } from "../../theme/media";

import { text } from "../../theme/text";
import { color, motion, shape, space } from "../../theme/tokens";

interface MapFrameProps {
  readonly title: string;
  readonly address: Queries.PostalAddressFragment["address"];
}

/** An empty answer from the host of the map, small and never redirected. */
const probe = "https://www.google.com/generate_204";

/**
 * The map, over a plain panel with the address. The panel is what the visitor sees until the map's host is known to
 * answer, so that a browser's own error page never shows.
 */
export const MapFrame = ({ title, address }: MapFrameProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const reachable = useReachable(panel, probe);
  return (
    <div ref={panel} className={styles.panel}>
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
        tabIndex={reachable ? undefined : -1}
        className={clsx(styles.frame, !reachable && styles.unreached)}
      />
    </div>
  );
};

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
    [media.motion]: { transition: `opacity ${motion.enter}` },
  },
  unreached: { [media.scripted]: { opacity: 0, pointerEvents: "none" } },
});
