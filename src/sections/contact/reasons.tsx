import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { text } from "../../theme/text";
import { color, space } from "../../theme/tokens";

/** Side panel: why to write to this firm. */
export const Reasons = ({ reasons }: { readonly reasons: Queries.ReasonsFragment }) => (
  <section aria-labelledby="reasons">
    <h2 id="reasons" css={[text.subtitle, styles.heading]}>
      {reasons.heading}
    </h2>
    <ul>
      {reasons.items.map(({ title, description }) => (
        <li key={title} css={styles.reason}>
          <Icon name="tick" css={styles.tick} />
          <div>
            <h3 css={styles.title}>{title}</h3>
            <p css={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const styles = {
  heading: { marginBlockEnd: space.m, color: color.ink },
  reason: {
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    gap: space.m,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.steel200}`,
  },
  tick: { color: color.brand },
  title: { fontSize: "1.0625rem", fontWeight: 650, lineHeight: 1.4, color: color.ink },
  description: { ...text.small, marginBlockStart: space.xxs, color: color.steel700 },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment Reasons on ContactPageReasons {
    heading
    items {
      title
      description
    }
  }
`;
