import { graphql } from "gatsby";
import { Marquee } from "../../components/marquee";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";

interface AccreditationsProps {
  readonly section: Queries.SectionHeadFragment;
  readonly accreditations: Queries.AccreditationMarksFragment;
}

/** In ms and px: one loop of the row, and the distance between two marks (specification, section 9). */
const loop = 40_000;
const gap = 60;

/** The marks of training and accreditation, passing by. */
export const Accreditations = ({ section, accreditations }: AccreditationsProps) => (
  <Section tone="paper" labelledBy="accreditations">
    <SectionHead id="accreditations" section={section} />
    <Marquee name="the row of accreditations" loop={loop} gap={gap}>
      {accreditations.items.map(({ id, mark }) => (
        <li key={id}>
          <img
            src={mark.image.publicURL ?? undefined}
            alt={mark.alt}
            width={240}
            height={100}
            loading="lazy"
            decoding="async"
            className={styles.mark}
          />
        </li>
      ))}
    </Marquee>
  </Section>
);

const styles = createStyles("accreditations", {
  mark: { width: "240px", maxWidth: "none", height: "auto", [media.reducedMotion]: { width: "min(240px, 40vw)" } },
});

export const fragment = graphql`
  fragment AccreditationMarks on Accreditations {
    items {
      id
      mark {
        alt
        image {
          publicURL
        }
      }
    }
  }
`;
