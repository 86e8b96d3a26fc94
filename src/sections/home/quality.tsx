import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, space } from "../../theme/tokens";

/** A statement on quality and its benefits. */
export const Quality = ({ quality }: { readonly quality: Queries.QualityFragment }) => (
  <Section tone="paper" labelledBy="quality">
    <SectionHead id="quality" section={quality} />
    <ul className={styles.benefits}>
      {quality.benefits.map(({ title, description }) => (
        <li key={title} className={styles.benefit}>
          <h3 className={type.subtitle}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
    <ButtonLink href={quality.action.href}>{quality.action.label}</ButtonLink>
  </Section>
);

const styles = createStyles("sections/quality", {
  benefits: {
    display: "grid",
    gap: space.xl,
    marginBlockEnd: space.xxl,
    [media.from("phablet")]: { gridTemplateColumns: "1fr 1fr" },
    [media.from("laptop")]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
  benefit: { paddingBlockStart: space.l, borderBlockStart: `2px solid ${color.ink}`, "& h3": { color: color.ink } },
  description: { marginBlockStart: space.xs, color: color.steel700 },
});

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
      ...Link
    }
  }
`;
