import { clsx } from "clsx";
import { graphql } from "gatsby";
import { button } from "../../components/button-link";
import { mapSearchHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { MapFrame } from "./map-frame";

interface FindUsProps {
  readonly map: Queries.FindUsFragment;
  readonly company: Queries.PostalAddressFragment;
}

/** Where the warehouse is, a link to the map, and the map. */
export const FindUs = ({ map, company: { address } }: FindUsProps) => (
  <Section tone="offWhite" labelledBy="find-us" className={styles.columns}>
    <div>
      <h2 id="find-us" className={clsx(type.title, styles.heading)}>
        {map.heading}
      </h2>
      <p className={styles.text}>{map.text}</p>
      <a href={mapSearchHref(address)} target="_blank" rel="noopener" className={button.outline}>
        {map.action}
        <Icon name="external" size={20} />
        <span className={utility.visuallyHidden}>(new tab)</span>
      </a>
    </div>
    <MapFrame title={map.frameTitle} address={address} picture={map.picture} />
  </Section>
);

const styles = createStyles("sections/find-us", {
  columns: {
    display: "grid",
    gap: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
    [media.print]: { gridTemplateColumns: "1fr 2fr", gap: space.l },
  },
  heading: { color: color.ink },
  text: { marginBlock: `${space.m} ${space.l}`, color: color.steel700 },
});

export const fragment = graphql`
  fragment FindUs on ContactPageMap {
    heading
    text
    frameTitle
    action
    picture {
      ...Picture
    }
  }
`;
