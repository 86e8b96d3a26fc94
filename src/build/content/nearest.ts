/** Letters to change, drop, add or swap to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (previous[column] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}

const LONGEST_COMPARED = 100;
const MOST_SLIPS = 4;

/** The candidate that a misspelt or shortened word most likely means, or undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_COMPARED || word === "") return undefined;
  const lower = word.toLowerCase();
  const allowed = Math.min(MOST_SLIPS, Math.max(1, Math.floor(word.length / 4)));
  const ranked = [...candidates]
    .map(candidate => ({ candidate, distance: slips(lower, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** A word of three letters or more that a candidate starts with counts as one slip: "desc" means "description". */
function slips(word: string, candidate: string): number {
  if (word.length >= 3 && candidate.startsWith(word)) return 1;
  return Math.abs(candidate.length - word.length) > MOST_SLIPS ? Infinity : editDistance(word, candidate);
}

/** " Did you mean …?", or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const best = nearest(word, candidates);
  return best === undefined ? "" : ` Did you mean "${best}"?`;
}
