import { expect } from "@playwright/test";
import { project } from "../site/project-under-test";
import { builtSite } from "../site/project";
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
  cells.map((cell, place) => (place === 0 ? String(cell).padEnd(32) : String(cell).padStart(9))).join("");

/**
 * A table of what has grown above its limit on a page of this kind, by how much, and the files it is made of, the
 * largest first; empty where nothing has.
 */
const overBudget = (
  kind: Kind,
  measured: Readonly<Partial<Record<Measure, number>>>,
  files: readonly SentFile[],
): string => {
  const lines = Object.entries(limits[kind]).flatMap(([name, most]) => {
    const measure = name as Measure;
    const now = measured[measure];
    if (now === undefined || now <= most) return [];
    const own = files.filter(file => file.measure === measure);
    return [
      row(measure, now.toFixed(1), most, `+${(now - most).toFixed(1)}`),
      ...(own.length > 0 ? own : files)
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 12)
        .map(({ path, bytes }) => `  ${kib(bytes).toFixed(1).padStart(7)} KiB  ${path}`),
    ];
  });
  return lines.length === 0 ? "" : [row(`${kind}, in KiB`, "now", "limit", "over by"), ...lines].join("\n");
};

/** Holds the tests' own content to the limits; prints what is above them on the firm's, which may grow as it likes. */
export const holdToBudget = (...measured: Parameters<typeof overBudget>) => {
  const table = overBudget(...measured);
  if (project === builtSite) expect(table).toBe("");
  else if (table) console.warn(table);
};
