import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { TickTile } from "./tick-tile";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";

interface BenefitsProps {
  readonly benefits: Queries.BenefitsFragment;
  readonly shared: Queries.BenefitsSharedFragment;
}

/** The benefits of a service. A benefit without its own description shows the general one. */
export const Benefits = ({ benefits, shared }: BenefitsProps) => (
  <Section tone="offWhite" labelledBy="benefits">
    <SectionHead id="benefits" section={benefits} />
    <p className={styles.hint}>
      <span className={styles.touchHint}>{shared.hint.touch}</span>
      <span className={styles.pointerHint}>{shared.hint.pointer}</span>
    </p>
    <ul className={styles.tiles}>
      {benefits.items.map(({ title, description }) => (
        <li key={title}>
          <TickTile title={title} description={description ?? shared.benefitDescription} />
        </li>
      ))}
    </ul>
  </Section>
);

const styles = createStyles("sections/benefits", {
  hint: { marginBlockEnd: space.m, color: color.steel700, fontWeight: 700, [media.print]: { display: "none" } },
  touchHint: { display: "none", [media.touch]: { display: "inline" } },
  pointerHint: { [media.touch]: { display: "none" } },
  tiles: {
    display: "grid",
    alignItems: "start",
    gap: space.m,
    [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.below("laptop")]: { "& > li:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" } },
    [media.from("laptop")]: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      "& > li": { gridColumn: "span 2" },
      // If the last row has two tiles, they fill it.
      "& > li:nth-of-type(3n + 1):nth-last-of-type(2), & > li:nth-of-type(3n + 2):last-of-type": {
        gridColumn: "span 3",
      },
    },
    [media.print]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space.s,
      "& > li": { gridColumn: "auto !important" },
    },
  },
});

export const fragment = graphql`
  fragment Benefits on ServiceBenefits {
    eyebrow
    heading
    text
    items {
      title
      description
    }
  }

  fragment BenefitsShared on ServiceShared {
    hint {
      touch
      pointer
    }
    benefitDescription
  }
`;
