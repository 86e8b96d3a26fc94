import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { pageHeadingId } from "../../components/hero";
import { Section } from "../../components/section";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { GalleryFilter } from "./gallery-filter";
import { GalleryItem } from "./gallery-item";
import { Lightbox } from "./lightbox";
import { picturesPerRow, tilesOf } from "./tiles";

interface GalleryProps {
  readonly pictures: readonly Queries.GalleryPictureFragment[];
  readonly views: Parameters<typeof GalleryFilter>[0];
}

/** On a phone, a pair and a part of the next picture, which is the larger one, are visible at once. */
const firstTiles = 2;

/**
 * Number of pictures that are visible at once: two rows on a tablet. Wider screens have one row, and the edge of a second,
 * or two if they are as tall as 1,366 px. Further pictures are lazy there: phones would load them, too.
 */
const picturesInFirstView = 4;

/** Photographs in rows, pairs side by side. Each opens in the lightbox, or as a file without scripts. */
export const Gallery = ({ pictures, views }: GalleryProps) => {
  const [shown, setShown] = useState<number>();
  const tiles = tilesOf(pictures);
  const perRow = picturesPerRow(tiles, 2);
  const perWideRow = picturesPerRow(tiles, 3);
  const entries = tiles.flatMap(tile => tile.map(picture => ({ picture, tile })));
  return (
    <Section tone="paper" labelledBy={pageHeadingId} className={styles.section}>
      <GalleryFilter label={views.label} links={views.links} current={views.current} />
      <ul className={styles.tiles}>
        {tiles.map((tile, place) => (
          <li key={place} className={clsx(styles.tile, tile.length > 1 && styles.pair)}>
            {tile.map(picture => {
              const at = entries.findIndex(entry => entry.picture === picture);
              // A picture of 16:9 is cut to 3:2, so it needs a fifth more than the width of its box.
              const sizes = sizesOf({
                phone: `${90 / tile.length}vw`,
                phablet: share(perRow[place]),
                laptop: `calc(1.19 * ${share(perWideRow[place])})`,
              });
              return (
                <GalleryItem
                  key={at}
                  picture={picture}
                  sizes={sizes}
                  isFirst={place < firstTiles}
                  isInFirstView={at < picturesInFirstView}
                  open={() => setShown(at)}
                />
              );
            })}
          </li>
        ))}
      </ul>
      <Lightbox entries={entries} shown={shown} show={setShown} />
    </Section>
  );
};

/** Width of a picture that shares its row, as a CSS length. */
const share = (count = 1) => `min(${Math.round(90 / count)}vw, ${Math.ceil(1272 / count) - 32}px)`;

/** Width of `count` of the three columns on a wide screen. One pixel less, so that rounding wraps no tile. */
const columns = (count: number) => `calc((100% + ${space.xl}) / 3 * ${count} - ${space.xl} - 1px)`;

const styles = createStyles("sections/gallery", {
  section: { [media.from("tablet")]: { paddingBlockStart: space.xl } },
  /** Tiles grow until they fill their row. `picturesPerRow` counts the same rows. */
  tiles: { display: "flex", flexWrap: "wrap", gap: space.xl },
  tile: {
    flex: "1 1 100%",
    [media.from("phablet")]: { flexBasis: `calc((100% - ${space.xl}) / 2 - 1px)` },
    [media.from("laptop")]: { flexBasis: columns(1) },
    "& > figure": { height: "100%" },
  },
  /** Two pictures side by side with a coloured rule between them. */
  pair: {
    display: "grid",
    flex: "2 1 100%",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "3px",
    [media.from("phablet")]: { flexBasis: "100%" },
    [media.from("laptop")]: { flexBasis: columns(2) },
    "& > figure": { gridRow: "span 2", gridTemplateRows: "subgrid" },
    "& picture": { [media.below("phablet")]: { aspectRatio: "4 / 3" } },
    "& > figure:has(+ figure) > figcaption": { paddingInlineEnd: space.m },
    "& a > svg": { [media.below("phablet")]: { width: "28px", height: "28px", padding: "6px" } },
    "& > figure + figure > a": { boxShadow: `-3px 0 ${color.brand}` },
  },
});

export const fragment = graphql`
  fragment GalleryPicture on GalleryPicture {
    alt
    focus
    caption
    stage
    service {
      slug
      label
      path
    }
    caseStudy {
      path
    }
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
        ...Versions
      }
    }
  }
`;
