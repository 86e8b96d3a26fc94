import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Comparison } from "../../components/comparison";
import { Reveal } from "../../components/reveal";
import { Section, type Tone } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { on, shape, space } from "../../theme/tokens";

interface ComparedResultsProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly before: Queries.PictureFragment;
  readonly results: Queries.ResultsFragment;
}

/** The results of a case study, with a comparison of the pictures before and after the work. */
export const ComparedResults = ({ id, tone, heading, before, results }: ComparedResultsProps) => (
  <Section tone={tone} id={id} labelledBy={`${id}-heading`}>
    <Reveal className={styles.layout}>
      <h2 id={`${id}-heading`} className={clsx(type.title, styles.heading)}>
        {heading}
      </h2>
      <div className={styles.texts}>
        {results.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Comparison
        before={before}
        after={results.picture}
        sizes="(min-width: 1384px) 1240px, 90vw"
        caption={results.caption}
      />
    </Reveal>
  </Section>
);

const styles = createStyles("sections/compared-results", {
  layout: {
    display: "grid",
    gap: space.l,
    "& > figure": { marginBlockStart: space.m, minWidth: 0 },
    [media.from("laptop")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: space.xl,
      "& > figure": { gridColumn: "1 / -1" },
    },
  },
  heading: { color: on.heading },
  texts: { display: "grid", gap: space.m, maxWidth: shape.measure },
});

export const fragment = graphql`
  fragment Results on CaseStudyResults {
    paragraphs
    picture {
      ...Picture
    }
    caption
  }
`;
