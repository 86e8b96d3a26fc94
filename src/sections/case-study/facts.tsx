import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { contentWidth, type Tone } from "../../components/band";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";

interface FactsProps {
  readonly id: string;
  readonly tone: Tone;
  readonly facts: readonly Queries.CaseStudyFactFragment[];
}

/** The case in short: a strip of terms and what stands for them. */
export const Facts = ({ id, tone, facts }: FactsProps) => (
  <div id={id} data-tone={tone} css={tone === "ink" ? styles.dark : styles.light}>
    <dl css={styles.strip}>
      {facts.map(({ term, detail }) => (
        <div key={term} css={styles.fact}>
          <dt css={[styles.term, tone === "ink" && styles.termOnDark]}>{term}</dt>
          <dd css={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const styles = {
  light: { background: color.paper, color: color.ink },
  dark: { background: color.ink, color: color.paper, borderBlockStart: `1px solid ${color.inkLine}` },
  strip: {
    ...contentWidth,
    display: "grid",
    gap: `${space.l} ${space.xxl}`,
    paddingBlock: space.xxl,
    [media.from("tablet")]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
  fact: { paddingInlineStart: space.m, borderInlineStart: `3px solid ${color.brand}` },
  term: { color: color.steel600, fontSize: "0.9375rem" },
  termOnDark: { color: color.steel300 },
  detail: { fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.3 },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment CaseStudyFact on Fact {
    term
    detail
  }
`;
