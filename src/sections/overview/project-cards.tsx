import { graphql } from "gatsby";
import { LinkCard } from "../../components/link-card";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { font, space } from "../../theme/tokens";

interface ProjectCardsProps {
  readonly projects: readonly Queries.ProjectCardFragment[];
  readonly prompt: string;
}

/** A card for each case study: the first at full width, the others two per row; on a phone picture beside text. */
export const ProjectCards = ({ projects, prompt }: ProjectCardsProps) => (
  <ul className={styles.cards}>
    {projects.map(({ path, name, summary, hero }, index) => (
      <LinkCard
        key={path}
        level="h2"
        href={path}
        title={name}
        text={summary}
        prompt={prompt}
        picture={hero.picture}
        sizes={index > 0 ? rowSizes : firstSizes}
        isInFirstView={index === 0}
        isRow={index > 0}
      />
    ))}
  </ul>
);

const firstSizes = sizesOf({ phone: "90vw", laptop: "min(53vw, 712px)" });
const rowSizes = sizesOf({ phone: "112px", phablet: "45vw", tablet: "min(44vw, 600px)" });

const styles = createStyles("sections/project-cards", {
  cards: {
    display: "grid",
    gap: space.xl,
    [media.from("phablet")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      rowGap: space.xxl,
      // Aligns pictures, titles, texts and prompts within a row.
      "& > li": { gridRow: "span 4", gridTemplateRows: "subgrid" },
      "& > li:first-child": { gridColumn: "1 / -1" },
      "& picture": { aspectRatio: "16 / 9" },
    },
    "& > li p": { fontSize: font.size.body, lineHeight: 1.5 },
    [media.from("laptop")]: {
      "& > li:first-child": {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        gridTemplateRows: "1fr auto 1fr",
        columnGap: space.xxl,
        "& > picture": { gridRow: "1 / -1", margin: 0 },
        "& > :is(h2, p)": { gridColumn: 2 },
        "& > h2": { alignSelf: "end", fontSize: "clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem)" },
        "& > p": { maxWidth: "44ch" },
        "& > p:last-child": { alignSelf: "start" },
      },
    },
  },
});

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
