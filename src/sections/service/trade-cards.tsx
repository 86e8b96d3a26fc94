import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, space } from "../../theme/tokens";

interface TradeCardsProps {
  readonly id: string;
  readonly subServices: Queries.SubServicesFragment;
}

/** The sub-services of the trades page, as cards that are open from the start. */
export const TradeCards = ({ id, subServices }: TradeCardsProps) => (
  <Section tone="paper" id={id} labelledBy={`${id}-heading`}>
    <SectionHead id={`${id}-heading`} section={subServices} />
    <ul className={styles.cards}>
      {subServices.items.map(({ title, icon, description }) => (
        <li key={title} className={styles.card}>
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
          <div>
            <h3 className={type.subtitle}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

const styles = createStyles("trade-cards", {
  cards: {
    display: "grid",
    gap: `${space.xl} ${space.xxl}`,
    [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  card: {
    display: "grid",
    alignContent: "start",
    gap: space.m,
    paddingBlockStart: space.l,
    borderBlockStart: `2px solid ${color.ink}`,
    "& h3": { color: color.ink },
    [media.from("laptop")]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: space.l },
  },
  icon: { fontSize: "2.25rem", lineHeight: 1 },
  description: { marginBlockStart: space.xs, color: color.steel700 },
});
