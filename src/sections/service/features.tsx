import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, font, space } from "../../theme/tokens";
import { contentWidth } from "../../theme/utility";

/** Tiles with the main features of a service, at the bottom of its hero. */
export const Features = ({ features }: { readonly features: Queries.ServiceHeroFragment["features"] }) => (
  <ul className={styles.tiles}>
    {features.map(({ title, description }) => (
      <li key={title} className={styles.tile}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ul>
);

const styles = createStyles("sections/features", {
  tiles: {
    ...contentWidth,
    display: "grid",
    gap: `${space.l} ${space.xl}`,
    paddingBlock: `${space.xs} ${space.xl}`,
    [media.from("phablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.from("laptop")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", paddingBlock: space.xl },
    [media.print]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.m },
  },
  tile: { paddingBlockStart: space.s, borderBlockStart: `2px solid ${color.steel500}` },
  title: { fontSize: font.size.body, fontWeight: 700, lineHeight: 1.3 },
  description: { ...text.small, marginBlockStart: space.xxs, color: color.steel300 },
});
