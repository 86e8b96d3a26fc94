import { clsx } from "clsx";
import { graphql } from "gatsby";
import { button } from "../../components/button-link";
import { mapFrameHref, mapSearchHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { from, media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";

interface FindUsProps {
  readonly map: Queries.FindUsFragment;
  readonly company: Queries.PostalAddressFragment;
}

/** Where the warehouse is, a link to the map, and the map over a picture, which is visible until the map has loaded. */
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
        <span className={utility.visuallyHidden}>(opens in a new tab)</span>
      </a>
    </div>
    <div className={styles.panel}>
      <Picture picture={map.picture} sizes={`${from("laptop")} 60vw, 90vw`} className={styles.picture} />
      <iframe
        src={mapFrameHref(address)}
        title={map.frameTitle}
        height={500}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
    </div>
  </Section>
);

const styles = createStyles("sections/find-us", {
  columns: {
    display: "grid",
    gap: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
    [media.print]: { gridTemplateColumns: "1fr 2fr", gap: space.l },
  },
  heading: { color: color.ink, [media.from("laptop")]: { fontSize: "2rem" } },
  text: { marginBlock: `${space.m} ${space.l}`, color: color.steel700 },
  panel: {
    position: "relative",
    height: "500px",
    [media.print]: { height: "42mm" },
    borderRadius: shape.radius,
    overflow: "hidden",
    background: color.steel100,
  },
  picture: { position: "absolute", inset: 0 },
  frame: { position: "absolute", inset: 0, width: "100%", border: 0 },
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
