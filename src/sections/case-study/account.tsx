import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Band, type Tone } from "../../components/band";
import { Picture } from "../../components/picture";
import { Reveal } from "../../components/reveal";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface AccountProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly account: Queries.ChallengeFragment | Queries.ResultsFragment;
  /** On wide screens: the side of the words on which the picture stands. */
  readonly pictureSide: "start" | "end";
}

/** One half of a case study's story, with its picture. */
export const Account = ({ id, tone, heading, account, pictureSide }: AccountProps) => (
  <Band tone={tone} id={id} labelledBy={`${id}-heading`}>
    <Reveal css={[styles.columns, tone === "ink" ? styles.onDark : styles.onLight]}>
      <div css={styles.words}>
        <h2 id={`${id}-heading`} css={styles.heading}>
          {heading}
        </h2>
        {account.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure css={pictureSide === "start" && styles.first}>
        <Picture picture={account.picture} sizes="(min-width: 1024px) min(45vw, 620px), 90vw" css={styles.picture} />
        <figcaption css={styles.caption}>{account.caption}</figcaption>
      </figure>
    </Reveal>
  </Band>
);

const styles = {
  columns: {
    display: "grid",
    gap: `${space.xl} clamp(32px, 6vw, 88px)`,
    [media.from("laptop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center" },
  },
  onLight: { "--heading": color.ink, "--words": color.steel900, "--caption": color.steel600 },
  onDark: { "--heading": color.paper, "--words": color.steel200, "--caption": color.steel300 },
  words: {
    display: "grid",
    gap: space.m,
    maxWidth: shape.measure,
    color: "var(--words)",
  },
  heading: { ...text.title, marginBlockEnd: space.xs, color: "var(--heading)" },
  first: { [media.from("laptop")]: { order: -1 } },
  picture: { aspectRatio: "4 / 3", borderRadius: shape.radius },
  caption: { ...text.small, marginBlockStart: space.s, color: "var(--caption)" },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment Challenge on CaseStudyChallenge {
    paragraphs
    picture {
      ...Picture
    }
    caption
  }

  fragment Results on CaseStudyResults {
    paragraphs
    picture {
      ...Picture
    }
    caption
  }
`;
