import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { createStyles } from "../../theme/create-styles";
import { text, type } from "../../theme/text";
import { color, font, space } from "../../theme/tokens";

/** Side panel: reasons to contact this firm. */
export const Reasons = ({ reasons }: { readonly reasons: Queries.ReasonsFragment }) => (
  <section aria-labelledby="reasons">
    <h2 id="reasons" className={clsx(type.subtitle, styles.heading)}>
      {reasons.heading}
    </h2>
    <ul>
      {reasons.items.map(({ title, description }) => (
        <li key={title} className={styles.reason}>
          <Icon name="tick" className={styles.tick} />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const styles = createStyles("sections/reasons", {
  heading: { marginBlockEnd: space.m, color: color.ink },
  reason: {
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    gap: space.m,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.steel200}`,
    "&:first-of-type": { borderBlockStart: `2px solid ${color.ink}` },
  },
  tick: { color: color.ink },
  title: { fontSize: font.size.body, fontWeight: 700, lineHeight: 1.4, color: color.ink },
  description: { ...text.small, marginBlockStart: space.xxs, color: color.steel700 },
});

export const fragment = graphql`
  fragment Reasons on ContactPageReasons {
    heading
    items {
      title
      description
    }
  }
`;
