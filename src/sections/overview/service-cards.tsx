import { graphql } from "gatsby";
import { LinkCard } from "../../components/link-card";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface ServiceCardsProps {
  readonly services: readonly Queries.ServiceCardFragment[];
  readonly prompt: string;
}

/** A card for each service, in the order of the content. */
export const ServiceCards = ({ services, prompt }: ServiceCardsProps) => (
  <ul className={cardGrid}>
    {services.map(({ path, title, summary, icon, picture }) => (
      <li key={path}>
        <LinkCard href={path} text={summary} sizes={cardSizes} {...{ title, prompt, icon, picture }} />
      </li>
    ))}
  </ul>
);

/** How wide a card of the grid is shown. */
export const cardSizes = "(min-width: 1024px) min(30vw, 392px), (min-width: 520px) 45vw, 90vw";

/** One card beside the other, as many as there is room for, three at most. */
export const { cardGrid } = createStyles("cards", {
  cardGrid: {
    display: "grid",
    gap: `${space.xxl} ${space.xl}`,
    [media.from("phablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const fragment = graphql`
  fragment ServiceCard on Service {
    path
    title
    summary
    icon
    picture {
      ...Picture
    }
  }
`;
