import { graphql } from "gatsby";
import { Marquee } from "./marquee";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, font, space } from "../../theme/tokens";

interface AccreditationsProps {
  readonly section: Queries.SectionHeadFragment;
  readonly accreditations: Queries.AccreditationLogosFragment;
}

/** Duration of one loop in ms, and distance between two logos in px (specification, section 9). */
const loop = 40_000;
const gap = 60;

/** A marquee of the firm's accreditations: logo, name and, for some, an explanation. */
export const Accreditations = ({ section, accreditations }: AccreditationsProps) => (
  <Section tone="paper" labelledBy="accreditations">
    <SectionHead id="accreditations" section={section} />
    <Marquee name="the row of accreditations" loop={loop} gap={gap}>
      {accreditations.items.map(({ id, name, about, logo }) => (
        <li key={id} className={styles.item}>
          <img
            src={logo.image.publicURL ?? undefined}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            decoding="async"
            className={styles.logo}
          />
          <Verbatim>{name}</Verbatim>
          {about && <small className={styles.about}>{about}</small>}
        </li>
      ))}
    </Marquee>
  </Section>
);

const styles = createStyles("sections/accreditations", {
  item: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, auto)",
    alignContent: "center",
    columnGap: space.s,
    minHeight: "56px",
    // Repeats the section's colours, so that contrast checkers find them before the section has a layout.
    background: color.paper,
    color: color.ink,
    fontSize: font.size.item,
    fontWeight: 700,
    lineHeight: 1.3,
    alignItems: "center",
    [media.motion]: { whiteSpace: "nowrap" },
    "&:has(> small) > img": { gridRow: "1 / span 2" },
  },
  // The logos need a white background.
  logo: { forcedColorAdjust: "none", background: color.paper, width: "auto", maxWidth: "120px", height: "40px" },
  about: { ...text.small, gridColumn: 2, color: color.steel700, fontWeight: 400 },
});

export const fragment = graphql`
  fragment AccreditationLogos on Accreditations {
    items {
      id
      name
      about
      logo {
        image {
          publicURL
        }
      }
    }
  }
`;
