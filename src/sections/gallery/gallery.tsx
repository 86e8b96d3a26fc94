import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { GalleryFilter } from "./gallery-filter";
import { GalleryItem } from "./gallery-item";
import { Lightbox } from "./lightbox";
import { tilesOf } from "./tiles";

interface GalleryProps {
  readonly pictures: readonly Queries.GalleryPictureFragment[];
  readonly views: Parameters<typeof GalleryFilter>[0];
}

/** Photographs in large and small tiles. Each opens in the lightbox, or as a file without scripts. */
export const Gallery = ({ pictures, views }: GalleryProps) => {
  const [shown, setShown] = useState<number>();
  const tiles = tilesOf(pictures);
  const entries = tiles.flatMap(tile => tile.pictures.map(picture => ({ picture, tile })));
  return (
    <Section tone="paper" labelledBy="page-heading">
      <GalleryFilter {...views} />
      <ul className={styles.tiles}>
        {tiles.map((tile, place) => (
          <li key={place} className={clsx(styles.tile, styles[tile.size])}>
            {tile.pictures.map(picture => {
              const at = entries.findIndex(entry => entry.picture === picture);
              const item = { picture, size: tile.size, isFirst: tile === tiles[0] };
              return <GalleryItem key={at} {...item} open={() => setShown(at)} />;
            })}
          </li>
        ))}
      </ul>
      <Lightbox entries={entries} shown={shown} show={setShown} />
    </Section>
  );
};

const styles = createStyles("sections/gallery", {
  tiles: {
    display: "grid",
    gap: space.xl,
    [media.from("phablet")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  tile: {
    "& > figure": { minWidth: 0, height: "100%" },
    // As sections far below (`src/components/section.tsx`): without it, a phone loads 90 kB of pictures more. Not around
    // the focus, because it would cut off the outline.
    "li ~ &:not(:focus-within)": {
      contentVisibility: "var(--far-sections, auto)" as "auto",
      containIntrinsicBlockSize: "auto 400px",
    },
  },
  /** Two pictures side by side with a red rule between them. */
  pair: {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "3px",
    "& > figure": { gridRow: "span 2", gridTemplateRows: "subgrid" },
    "& > figure + figure a": { boxShadow: `-3px 0 ${color.brand}` },
  },
  large: { [media.from("phablet")]: { gridColumn: "span 2" } },
  small: { gridColumn: "auto" },
  whole: { gridColumn: "1 / -1" },
});

export const fragment = graphql`
  fragment GalleryPicture on GalleryPicture {
    alt
    focus
    caption
    stage
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
        ...Wide
        ...Jpeg
      }
    }
  }
`;
