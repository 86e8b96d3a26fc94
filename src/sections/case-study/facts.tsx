import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { contentWidth, type Tone } from "../../components/band";
import { SiteLink } from "../../components/site-link";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";

interface FactsProps {
  readonly id: string;
  readonly tone: Tone;
  readonly facts: readonly Queries.CaseStudyFactFragment[];
  /** The service that the work belongs to, and what it is called here. */
  readonly service: { readonly term: string } & Queries.CaseStudyServiceFragment;
}

/** The case in short: a strip of terms and what stands for them, the service last. */
export const Facts = ({ id, tone, facts, service }: FactsProps) => (
  <div id={id} data-tone={tone} css={tone === "ink" ? styles.dark : styles.light}>
    <dl css={styles.strip}>
      {[...facts, { term: service.term, detail: service.label, href: service.path }].map(fact => (
        <div key={fact.term} css={styles.fact}>
          <dt css={[styles.term, tone === "ink" && styles.termOnDark]}>{fact.term}</dt>
          <dd css={styles.detail}>
            {"href" in fact ? (
              <SiteLink href={fact.href} css={styles.link}>
                {fact.detail}
              </SiteLink>
            ) : (
              fact.detail
            )}
          </dd>
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
    [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.from("laptop")]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "&:has(> :nth-of-type(4):last-of-type)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
  fact: { paddingInlineStart: space.m, borderInlineStart: `3px solid ${color.brand}` },
  term: { color: color.steel600, fontSize: "0.9375rem" },
  termOnDark: { color: color.steel300 },
  link: { display: "inline-block", paddingBlock: "9px", marginBlock: "-9px" },
  detail: { fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.3 },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment CaseStudyFact on Fact {
    term
    detail
  }
  fragment CaseStudyService on Service {
    path
    label
  }
`;
