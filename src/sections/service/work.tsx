import { graphql } from "gatsby";
import { Comparison } from "../../components/comparison";
import { Icon } from "../../components/icon";
import { Picture } from "../../pictures/picture";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { SiteLink } from "../../components/site-link";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface WorkProps {
  readonly labels: Queries.WorkLabelsFragment;
  /** Case studies of the service, at most three. */
  readonly projects: readonly Queries.WorkFragment[];
}

/** Case studies of a service, with a comparison if there is a pair of pictures. Renders nothing if there are none. */
export const Work = ({ labels, projects }: WorkProps) =>
  projects.length === 0 ? null : (
    <Section tone="offWhite" labelledBy="work">
      <SectionHead id="work" section={labels} />
      <ul className={styles.projects}>
        {projects.map(({ path, name, summary, hero, compared, challenge, results }) => (
          <li key={path} className={styles.project}>
            {compared ? (
              <Comparison before={challenge.picture} after={results.picture} sizes={sizes} name={name} />
            ) : (
              <Picture picture={hero.picture} sizes={sizes} className={styles.picture} />
            )}
            <div className={styles.texts}>
              <h3 className={type.subtitle}>
                <SiteLink href={path} className={styles.link}>
                  {name}
                </SiteLink>
              </h3>
              <p>{summary}</p>
              <p className={styles.prompt} aria-hidden="true">
                <span>{labels.cardAction}</span>
                <Icon name="arrow" size={20} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

const sizes = sizesOf({ phone: "90vw", laptop: "min(58vw, 805px)" });

const styles = createStyles("sections/work", {
  projects: {
    display: "grid",
    gap: space.xxl,
    [media.print]: { gridTemplateColumns: "1fr 1fr", gap: space.l },
  },
  project: {
    display: "grid",
    gap: space.l,
    "& > figure": { minWidth: 0 },
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)", columnGap: space.xl },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: space.s },
  },
  picture: { aspectRatio: "16 / 9", borderRadius: shape.radius },
  texts: {
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.s,
    paddingBlockStart: space.m,
    borderBlockStart: `2px solid ${color.ink}`,
    color: color.ink,
    "& > p": { maxWidth: shape.measure },
  },
  link: { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  prompt: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    fontWeight: 700,
    [media.hover]: {
      "div:hover > &": { textDecoration: `underline ${color.brand} 2px`, textUnderlineOffset: "0.3em" },
    },
  },
});

export const fragment = graphql`
  fragment WorkLabels on ServiceSharedWork {
    eyebrow
    heading
    text
    cardAction
  }

  fragment Work on CaseStudy {
    path
    name
    summary
    compared
    hero {
      picture {
        ...Picture
      }
    }
    challenge {
      picture {
        ...Picture
      }
    }
    results {
      picture {
        ...Picture
      }
    }
  }
`;
