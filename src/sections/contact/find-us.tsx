import { clsx } from "clsx";
import { graphql } from "gatsby";
import { button } from "../../components/button-link";
import { addressLine, mapFrameHref, mapSearchHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { AreaMap } from "./area-map";
import { MapFrame } from "./map-frame";

interface FindUsProps {
  readonly map: Queries.FindUsFragment;
  readonly company: Queries.PostalAddressFragment;
}

/** Where the warehouse is, a link to the map, and the map over a drawn one, which is visible until the map has loaded. */
export const FindUs = ({ map, company: { address } }: FindUsProps) => (
  <Section tone="offWhite" labelledBy="find-us" className={styles.columns}>
    <div className={styles.texts}>
      <h2 id="find-us" className={clsx(type.title, styles.heading)}>
        {map.heading}
      </h2>
      <div>
        <p>{map.text}</p>
        <address className={styles.address}>{addressLine(address)}</address>
      </div>
      <a href={mapSearchHref(address)} target="_blank" rel="noopener" className={clsx(button.outline, styles.link)}>
        <span>{map.action}</span>
        <Icon name="external" size={20} />
        <span className={utility.visuallyHidden}>(opens in a new tab)</span>
      </a>
    </div>
    <div className={styles.panel}>
      <AreaMap map={map} town={address.town} />
      <MapFrame href={mapFrameHref(address)} title={map.frameTitle} />
    </div>
  </Section>
);

const styles = createStyles("sections/find-us", {
  columns: {
    display: "grid",
    gap: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
    [media.print]: { display: "block" },
  },
  texts: {
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: space.l,
    color: color.steel700,
    // Heading and text are on the left, the link on the right.
    [media.from("tablet")]: { gridTemplateColumns: "1fr auto", "& > h2": { gridColumn: "1 / -1" } },
    [media.from("laptop")]: { gridTemplateColumns: "none" },
  },
  heading: { color: color.ink, [media.from("laptop")]: { fontSize: "2rem" } },
  address: { marginBlockStart: space.xs, color: color.ink, fontWeight: 700, textWrap: "balance" },
  link: { alignSelf: "center", [media.print]: { display: "none" } },
  panel: {
    position: "relative",
    height: "500px",
    borderRadius: shape.radius,
    overflow: "hidden",
    background: color.steel100,
    // From edge to edge: all towns are in view on the narrowest phone.
    [media.below("phablet")]: { marginInline: `calc(-1 * ${space.gutter})`, borderRadius: 0 },
    [media.print]: { display: "none" },
  },
});

export const fragment = graphql`
  fragment FindUs on ContactPageMap {
    heading
    text
    frameTitle
    action
    ...AreaMap
  }
`;
