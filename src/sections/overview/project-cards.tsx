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
    {projects.map(({ path, name, summary, hero }) => (
      <li key={path}>
        <LinkCard
          level="h2"
          href={path}
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
    path
    name
    summary
    hero {
      picture {
        ...Picture
      }
    }
  }
`;
