import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Picture } from "../../pictures/picture";
import { Reveal } from "../../components/reveal";
import { Section, type Tone } from "../../components/section";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { on, shape, space } from "../../theme/tokens";

interface TextWithPictureProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly content: Queries.ChallengeFragment | Queries.ResultsFragment;
  /** Side of the picture on wide screens. */
  readonly pictureSide: "start" | "end";
  /** False for a placeholder, which has a quieter look. */
  readonly isPublished: boolean;
}

/** The challenge or the results of a case study: text and picture. */
export const TextWithPicture = ({ id, tone, heading, content, pictureSide, isPublished }: TextWithPictureProps) => (
  <Section tone={tone} id={id} labelledBy={`${id}-heading`}>
    <Reveal className={clsx(styles.columns, !isPublished && styles.quiet)}>
      <div className={styles.texts}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {content.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className={clsx(pictureSide === "start" && styles.first)}>
        <Picture
          picture={content.picture}
          sizes={sizesOf({ phone: "90vw", laptop: "min(45vw, 620px)" })}
          className={styles.picture}
        />
        <figcaption className={styles.caption}>{content.caption}</figcaption>
      </figure>
    </Reveal>
  </Section>
);

const styles = createStyles("sections/text-with-picture", {
  columns: {
    display: "grid",
    gap: `${space.xl} clamp(32px, 6vw, 88px)`,
    [media.from("laptop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center" },
  },
  quiet: { color: on.faint, "& h2": { fontSize: "1.5rem" }, "& picture": { filter: "grayscale(1)", opacity: 0.35 } },
  texts: {
    display: "grid",
    gap: space.m,
    maxWidth: shape.measure,
  },
  heading: { ...text.title, marginBlockEnd: space.xs, color: on.heading },
  first: { [media.from("laptop")]: { order: -1 } },
  picture: { aspectRatio: "4 / 3", borderRadius: shape.radius },
  caption: { ...text.small, marginBlockStart: space.s, color: on.faint },
});

export const fragment = graphql`
  fragment Challenge on CaseStudyChallenge {
    paragraphs
    picture {
      ...Picture
    }
    closeUp {
      ...Picture
    }
    caption
  }
`;
