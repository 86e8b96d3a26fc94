import { graphql } from "gatsby";
import { LinkCard } from "../../components/link-card";
import { cardGrid, cardSizes } from "./service-cards";

interface ProjectCardsProps {
  readonly projects: readonly Queries.ProjectCardFragment[];
  readonly prompt: string;
}

/** A card for each case study, in the order of the content. */
export const ProjectCards = ({ projects, prompt }: ProjectCardsProps) => (
  <ul className={cardGrid}>
    {projects.map(({ slug, name, summary, hero }) => (
      <li key={slug}>
        <LinkCard
          href={`/projects/${slug}`}
          title={name}
          text={summary}
          prompt={prompt}
          picture={hero.picture}
          sizes={cardSizes}
        />
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment ProjectCard on CaseStudy {
    slug
    name
    summary
    hero {
      picture {
        ...Picture
      }
    }
  }
`;
