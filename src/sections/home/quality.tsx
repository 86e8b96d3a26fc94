import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/band";
import { BandHead } from "../../components/band-head";
import { ButtonLink } from "../../components/button-link";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, space } from "../../theme/tokens";

/** What the firm stands for: a statement and its benefits. */
export const Quality = ({ quality }: { readonly quality: Queries.QualityFragment }) => (
  <Band tone="paper" labelledBy="quality">
    <BandHead id="quality" band={quality} />
    <ul css={styles.benefits}>
      {quality.benefits.map(({ title, description }) => (
        <li key={title} css={styles.benefit}>
          <h3 css={text.subtitle}>{title}</h3>
          <p css={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
    <ButtonLink href={quality.action.href}>{quality.action.label}</ButtonLink>
  </Band>
);

const styles = {
  benefits: {
    display: "grid",
    gap: `${space.xl} ${space.xxl}`,
    marginBlockEnd: space.xxl,
    [media.from("phablet")]: { gridTemplateColumns: "1fr 1fr" },
    [media.from("laptop")]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
  benefit: { paddingBlockStart: space.l, borderBlockStart: `2px solid ${color.ink}`, "& h3": { color: color.ink } },
  description: { marginBlockStart: space.xs, color: color.steel700 },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment Quality on HomePageQuality {
    eyebrow
    heading
    text
    benefits {
      title
      description
    }
    action {
      label
      href
    }
  }
`;
