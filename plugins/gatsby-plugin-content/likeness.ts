/** Width and height of a thumbnail in px. */
export const THUMBNAIL = 48;

/** Below this strength (0 to 255), averaged over a picture, there are no outlines to compare. */
const FAINTEST = 0.5;

/**
 * How much the outlines of two thumbnails are alike: the correlation of their gradients, 1 for the same. Colours and
 * light do not count, because the work changes them. Undefined if one of them has no outlines.
 */
export function similarity(first: Buffer, second: Buffer): number | undefined {
  const outlines = [outlinesOf(first), outlinesOf(second)] as const;
  if (outlines.some(values => mean(values) < FAINTEST)) return undefined;
  return correlation(...outlines);
}

/** The strength of the gradient at each pixel of a thumbnail, except at its edges. */
function outlinesOf(thumbnail: Buffer): number[] {
  const at = (x: number, y: number) => thumbnail[y * THUMBNAIL + x] ?? 0;
  const inner = Array.from({ length: THUMBNAIL - 2 }, (_, index) => index + 1);
  return inner.flatMap(y => inner.map(x => Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of two lists of the same length. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const products = (a: readonly number[], b: readonly number[]) => {
    const [meanOfA, meanOfB] = [mean(a), mean(b)];
    return a.reduce((sum, value, index) => sum + (value - meanOfA) * ((b[index] ?? 0) - meanOfB), 0);
  };
  return products(first, second) / Math.sqrt(products(first, first) * products(second, second));
}
