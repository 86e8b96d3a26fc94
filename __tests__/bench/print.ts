const rounded = (value?: number) => Number(value?.toFixed(value < 1 ? 3 : 0));

/** The median, with the lowest and highest value if they differ. */
const medianAndSpread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, lowest, highest] = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map(rounded);
  return lowest === highest ? median : `${median} (${lowest}–${highest})`;
};

/** Prints a table of all rounds: a row for each page, a column for each measure. */
export const print = (rows: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>): void => {
  const cells = Object.entries(rows).map(([name, row]) => [
    name,
    Object.fromEntries(Object.entries(row).map(([what, values]) => [what, medianAndSpread(values)])),
  ]);
  console.table(Object.fromEntries(cells));
};
