import { type Kind, limits, type Measure } from "./limits";

/** A file that was sent: its path, what it is, and its bytes with the headers of the answer. */
export interface SentFile {
  readonly path: string;
  readonly measure: Measure;
  readonly bytes: number;
}

export const kib = (bytes: number) => bytes / 1024;

export const sum = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, place) => (place === 0 ? String(cell).padEnd(22) : String(cell).padStart(9))).join("");

/**
 * A table of what has grown above its limit on a page of this kind, by how much, and the files it is made of, the
 * largest first; empty where nothing has.
 */
export const overBudget = (
  kind: Kind,
  measured: Readonly<Partial<Record<Measure, number>>>,
  files: readonly SentFile[],
): string => {
  const lines = Object.entries(limits[kind]).flatMap(([name, [most, goal = most]]) => {
    const measure = name as Measure;
    const now = measured[measure];
    if (now === undefined || now <= most) return [];
    const own = files.filter(file => file.measure === measure);
    return [
      row(measure, now.toFixed(1), most, `+${(now - most).toFixed(1)}`, goal),
      ...(own.length > 0 ? own : files)
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 12)
        .map(({ path, bytes }) => `  ${kib(bytes).toFixed(1).padStart(7)} KiB  ${path}`),
    ];
  });
  return lines.length === 0 ? "" : [row(`${kind}, in KiB`, "now", "limit", "over by", "goal"), ...lines].join("\n");
};
