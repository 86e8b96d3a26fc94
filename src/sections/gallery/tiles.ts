type GalleryPicture = Queries.GalleryPictureFragment;

/** One picture, or a pair: the picture before the work, then the one after it. */
export type Tile = readonly GalleryPicture[];

/** Lays out pictures in order: neighbours from before and after the work as a pair, the others alone. */
export const tilesOf = (pictures: readonly GalleryPicture[]): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (const picture of pictures) {
    const [other, another] = tiles.at(-1) ?? [];
    if (!other || another || !isPair(other, picture)) tiles.push([picture]);
    else tiles.splice(-1, 1, other.stage === "before" ? [other, picture] : [picture, other]);
  }
  return tiles;
};

const isPair = (one: GalleryPicture, other: GalleryPicture) =>
  one.stage !== null && other.stage !== null && one.stage !== other.stage;

/** The number of pictures in each tile's row. Rows are filled in order, with at most `most` pictures. */
export const picturesPerRow = (tiles: readonly Tile[], most: number): readonly number[] => {
  const rows: Tile[][] = [];
  for (const tile of tiles) {
    const row = rows.at(-1);
    if (row && row.flat().length + tile.length <= most) row.push(tile);
    else rows.push([tile]);
  }
  return rows.flatMap(row => row.map(() => row.flat().length));
};
