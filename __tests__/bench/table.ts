/** The middle of the values; NaN of none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median and, where they differ, the lowest and the highest value. */
export const medianAndSpread = (values: readonly number[], digits = 0): string => {
  const [median, lowest, highest] = [medianOf(values), Math.min(...values), Math.max(...values)].map(value =>
    value.toFixed(digits),
  );
  return lowest === highest ? `${median}` : `${median} (${lowest}–${highest})`;
};

/** A table in Markdown. */
export const table = (...rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  return [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...body]
    .map(cells => `| ${cells.join(" | ")} |`)
    .join("\n");
};
