import { graphql } from "gatsby";
import { LinkCard } from "../../components/link-card";
import { Reveal } from "../../components/reveal";
import { Section, type Tone } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { from, media } from "../../theme/media";
import { type } from "../../theme/text";
import { font, on, space } from "../../theme/tokens";

interface RelatedPagesProps {
  readonly tone: Tone;
  readonly labels: Queries.RelatedPagesFragment;
  /** The next project in the content's order; undefined if there is no other. */
  readonly project?: Queries.ProjectCardFragment;
  readonly service: Queries.ServiceCardFragment;
}

/** Cards of the next case study and of the service. */
export const RelatedPages = ({ tone, labels, project, service }: RelatedPagesProps) => (
  <Section tone={tone} labelledBy="related-pages">
    <Reveal>
      <h2 id="related-pages" className={`${type.title} ${styles.heading}`}>
        {labels.heading}
      </h2>
      <ul className={styles.cards}>
        {project && (
          <LinkCard
            isRow
            href={project.path}
            title={project.name}
            text={project.summary}
            prompt={labels.next}
            picture={project.hero.picture}
            sizes={cardSizes}
          />
        )}
        <LinkCard
          isRow
          href={service.path}
          title={service.title}
          text={service.summary}
          prompt={labels.ofService}
          picture={service.picture}
          sizes={cardSizes}
        />
      </ul>
    </Reveal>
  </Section>
);

const cardSizes = `(min-width: 1384px) 604px, ${from("phablet")} 45vw, 112px`;

const styles = createStyles("sections/related-pages", {
  heading: { marginBlockEnd: space.xl, color: on.heading },
  cards: {
    display: "grid",
    gap: space.xl,
    [media.print]: { "& picture": { display: "none" } },
    [media.from("phablet")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& picture": { aspectRatio: "16 / 9" },
      "& > li > p": { fontSize: font.size.body },
    },
  },
});

export const fragment = graphql`
  fragment RelatedPages on CaseStudySharedFurther {
    heading
    next
    ofService
  }
`;
