type GalleryPicture = Queries.GalleryPictureFragment;

/** What stands together in the gallery, and how wide: of two in a row one is large and one small, all others fill it. */
export interface Tile {
  readonly size: "pair" | "large" | "small" | "whole";
  /** Two in a pair, before the work first, else one. */
  readonly pictures: readonly GalleryPicture[];
}

/** Lays out pictures in their order: a place before and after the work side by side, the others two by two. */
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
