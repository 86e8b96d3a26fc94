type GalleryPicture = Queries.GalleryPictureFragment;

/** One or two pictures and their size. A row has a large and a small tile, or one tile that fills it. */
export interface Tile {
  readonly size: "pair" | "large" | "small" | "whole";
  /** A pair has two pictures, the one before the work first; all others have one. */
  readonly pictures: readonly GalleryPicture[];
}

/** Lays out pictures in order: neighbours from before and after the work as a pair, the others two per row. */
export const tilesOf = (pictures: readonly GalleryPicture[]): readonly Tile[] => {
  const tiles: Tile[] = [];
  let waiting: GalleryPicture | undefined;
  let isLargeFirst = true;
  for (let at = 0; at < pictures.length; at++) {
    const [picture, next] = pictures.slice(at, at + 2);
    if (!picture) break;
    if (next && isPair(picture, next)) {
      tiles.push({ size: "pair", pictures: picture.stage === "before" ? [picture, next] : [next, picture] });
      at++;
    } else if (waiting) {
      tiles.push({ size: isLargeFirst ? "large" : "small", pictures: [waiting] });
      tiles.push({ size: isLargeFirst ? "small" : "large", pictures: [picture] });
      waiting = undefined;
      isLargeFirst = !isLargeFirst;
    } else waiting = picture;
  }
  return waiting ? [...tiles, { size: "whole", pictures: [waiting] }] : tiles;
};

const isPair = (one: GalleryPicture, other: GalleryPicture) =>
  one.stage !== null && other.stage !== null && one.stage !== other.stage;
