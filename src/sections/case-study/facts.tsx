import { graphql } from "gatsby";
import { Reveal } from "../../components/reveal";
import type { Tone } from "../../components/section";
import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, font, on, space } from "../../theme/tokens";
import { contentWidth } from "../../theme/utility";

interface FactsProps {
  readonly id: string;
  readonly tone: Tone;
  readonly facts: readonly Queries.CaseStudyFactFragment[];
  /** The most important fact, in large figures. */
  readonly bigFact?: Queries.BigFactFragment | null;
  /** The term before the service. */
  readonly serviceTerm: string;
  readonly service: Queries.CaseStudyServiceFragment;
}

/** The most important fact, if there is one, and a strip of facts that ends with the service. */
export const Facts = ({ id, tone, facts, bigFact, serviceTerm, service }: FactsProps) => (
  <div id={id} data-tone={tone} className={styles.facts}>
    <Reveal>
      {bigFact && (
        <p className={styles.big}>
          <strong className={styles.figure}>{bigFact.figure}</strong>{" "}
          <span className={styles.says}>{bigFact.text}</span>
        </p>
      )}
      <dl className={styles.strip}>
        {[...facts, { term: serviceTerm, detail: service.label, href: service.path }].map(fact => (
          <div key={fact.term} className={styles.fact}>
            <dt className={styles.term}>{fact.term}</dt>
            <dd className={styles.detail}>
              {"href" in fact ? (
                <SiteLink href={fact.href} className={styles.link}>
                  {fact.detail}
                </SiteLink>
              ) : (
                fact.detail
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Reveal>
  </div>
);

const styles = createStyles("sections/facts", {
  facts: {
    background: on.ground,
    color: on.heading,
    "&[data-tone='ink']": { borderBlockStart: `1px solid ${on.line}` },
  },
  big: {
    ...contentWidth,
    display: "grid",
    alignItems: "baseline",
    gap: `${space.xs} ${space.xxl}`,
    paddingBlockStart: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
  },
  figure: {
    ...text.hero,
    ...text.figures,
    // On a narrow phone, "£1,250,000" fits on one line.
    fontSize: "clamp(min(3.5rem, 14vw), 9vw, 8rem)",
    lineHeight: 1,
    [media.from("phablet")]: { textWrap: "nowrap" },
  },
  says: { ...text.lead, color: on.muted, [media.from("laptop")]: { maxWidth: "30ch" } },
  strip: {
    ...contentWidth,
    display: "grid",
    gap: `${space.l} ${space.xxl}`,
    paddingBlock: space.xxl,
    [media.from("phablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.from("laptop")]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "&:has(> :nth-of-type(4):last-of-type)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
    [media.print]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.m },
  },
  fact: { paddingBlockStart: space.s, borderBlockStart: `2px solid ${on.heading}` },
  term: { color: on.faint, fontSize: font.size.small },
  link: {
    display: "inline-block",
    paddingBlock: "9px",
    marginBlock: "-9px",
    [media.hover]: { "&:hover": { textDecorationColor: color.brand, textDecorationThickness: "2px" } },
  },
  detail: { fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.3 },
});

export const fragment = graphql`
  fragment BigFact on CaseStudyBigFact {
    figure
    text
  }
  fragment CaseStudyFact on Fact {
    term
    detail
  }
  fragment CaseStudyService on Service {
    path
    label
  }
`;
