import { graphql } from "gatsby";
import { LinkCard } from "../../components/link-card";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface ServiceCardsProps {
  readonly services: readonly Queries.ServiceCardFragment[];
  readonly prompt: string;
  readonly level?: "h2";
  /** Number of cards that are visible when the page opens. */
  readonly inFirstView?: number;
}

/** A card for each service. On a phone the first is large; the others have the picture beside the text. */
export const ServiceCards = ({ services, prompt, level, inFirstView = 0 }: ServiceCardsProps) => (
  <ul className={cardGrid}>
    {services.map(({ path, title, summary, icon, picture }, index) => (
      <LinkCard
        key={path}
        href={path}
        title={title}
        level={level}
        text={summary}
        prompt={prompt}
        icon={icon}
        picture={picture}
        sizes={index > 0 ? rowSizes : firstSizes}
        isInFirstView={index < inFirstView}
        isRow={index > 0}
      />
    ))}
  </ul>
);

/** On wide screens a third more than the card's box of 4:3, which cuts the sides of 16:9. */
const larger = { phablet: "45vw", laptop: "min(40vw, 523px)" };
const firstSizes = sizesOf({ ...larger, phone: "90vw" });
const rowSizes = sizesOf({ ...larger, phone: "112px" });

/** A grid of up to three columns. */
export const { cardGrid } = createStyles("sections/cards", {
  cardGrid: {
    display: "grid",
    gap: space.xl,
    [media.from("phablet")]: { gap: `${space.xxl} ${space.xl}`, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
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
      ...CardPicture
    }
  }
`;
