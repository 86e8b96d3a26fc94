import { Emoji } from "./emoji";
import { Picture } from "../../pictures/picture";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface TradeCardsProps {
  readonly id: string;
  readonly subServices: Queries.SubServicesFragment;
}

/** The sub-services of the trades page, as cards that are always open. */
export const TradeCards = ({ id, subServices }: TradeCardsProps) => (
  <Section tone="paper" id={id} labelledBy={`${id}-heading`}>
    <SectionHead id={`${id}-heading`} section={subServices} />
    <ul className={styles.cards}>
      {subServices.items.map(({ title, icon, description, picture }) => (
        <li key={title} className={styles.card}>
          {picture && (
            <Picture picture={picture} sizes={sizesOf({ phone: "90vw", tablet: "45vw" })} className={styles.picture} />
          )}
          <div className={styles.name}>
            <Emoji emoji={icon} />
            <h3 className={type.subtitle}>{title}</h3>
          </div>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const styles = createStyles("sections/trade-cards", {
  cards: {
    display: "grid",
    gap: space.xl,
    [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.print]: { gridTemplateColumns: "1fr 1fr" },
  },
  card: {
    display: "grid",
    alignContent: "start",
    gap: space.s,
    "& h3": { color: color.ink },
  },
  picture: { aspectRatio: "16 / 9", marginBlockEnd: space.xs, borderRadius: shape.radius },
  name: {
    display: "flex",
    alignItems: "baseline",
    gap: space.s,
    paddingBlockStart: space.m,
    borderBlockStart: `2px solid ${color.ink}`,
  },
  description: { maxWidth: shape.measure, color: color.steel700 },
});
