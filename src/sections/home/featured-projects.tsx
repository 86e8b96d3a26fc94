import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CarouselControls } from "../../components/carousel-controls";
import { LinkCard } from "../../components/link-card";
import { sizesOf } from "../../pictures/picture-sizes";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { useScrollRow } from "./use-scroll-row";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape, space } from "../../theme/tokens";

interface FeaturedProjectsProps {
  readonly section: Queries.FeaturedProjectsFragment;
  readonly projects: readonly Queries.FeaturedProjectFragment[];
}

/** A row of case studies that scrolls natively. Buttons and dots need the script. */
export const FeaturedProjects = ({ section, projects }: FeaturedProjectsProps) => {
  const { row, page, pages, atStart, atEnd, move, goToPage } = useScrollRow(projects.length);
  return (
    <Section tone="ink" labelledBy="projects">
      <SectionHead id="projects" section={section} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling box */}
      <div role="group" aria-label="Row of projects" tabIndex={0} className={styles.row} {...row}>
        <ul className={styles.cards}>
          {projects.map(({ path, name, summary, hero }) => (
            <LinkCard
              key={path}
              href={path}
              title={name}
              text={summary}
              prompt={section.cardAction}
              picture={hero.picture}
              sizes={pictureSizes}
              className={styles.card}
            />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <CarouselControls
          label="Scroll the projects"
          previous={{ label: "Previous project", act: () => move(-1), atEnd: atStart }}
          next={{ label: "Next project", act: () => move(1), atEnd }}
          dots={{
            names: Array.from({ length: pages }, (_, at) => `Page ${at + 1} of ${pages}`),
            current: page,
            go: goToPage,
          }}
        />
        <ButtonLink href={section.all.href} look="outline">
          {section.all.label}
        </ButtonLink>
      </div>
    </Section>
  );
};

// A picture of 16:9 is cut to 4:3, so it needs a third more than the width of its card. A phone saves data.
const pictureSizes = sizesOf({ phone: "80vw", phablet: "54vw", laptop: "min(36vw, 523px)" });

/** Distance from the edge of the screen to the page's content. */
const edge = `max(${space.gutter}, (100vw - ${shape.content}) / 2)`;

const styles = createStyles("sections/featured-projects", {
  row: {
    // Number of whole cards on the screen, and width of one.
    "--whole": 1,
    "--card": "80vw",
    "--gap": space.l,
    [media.from("phablet")]: { "--whole": 2, "--card": "40vw" },
    [media.from("laptop")]: { "--whole": 3, "--card": "min(27vw, 392px)", "--gap": space.xl },
    // A browser that translates into a language from right to left sets `dir` on lists.
    direction: "ltr",
    marginInline: `calc(-1 * ${edge})`,
    scrollPaddingInline: edge,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarColor: `${color.steel500} ${color.inkRaised}`,
    "&:focus-visible": { outlineOffset: "-3px" },
    [media.motion]: { scrollBehavior: "smooth" },
    [media.scripted]: { scrollbarWidth: "none", "&::-webkit-scrollbar": { display: "none" } },
    [media.print]: { overflow: "visible", marginInline: 0 },
  },
  cards: {
    position: "relative",
    display: "flex",
    direction: "ltr",
    gap: "var(--gap)",
    width: "max-content",
    paddingBlock: space.xxs,
    // At the end of the row a whole card is at its start, as everywhere else.
    paddingInline: `${edge} calc(100% - ${edge} + var(--gap) - var(--whole) * (var(--card) + var(--gap)))`,
    [media.print]: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", width: "auto", paddingInline: 0 },
  },
  card: {
    flex: "none",
    width: "var(--card)",
    scrollSnapAlign: "start",
    [media.print]: { width: "auto" },
  },
  foot: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.l,
    marginBlockStart: space.xl,
  },
});

export const fragment = graphql`
  fragment FeaturedProject on CaseStudy {
    path
    name
    summary
    hero {
      picture {
        ...CardPicture
      }
    }
  }
  fragment FeaturedProjects on HomePageProjects {
    eyebrow
    heading
    text
    cardAction
    all {
      ...Link
    }
  }
`;
