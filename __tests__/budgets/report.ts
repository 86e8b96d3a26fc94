import { expect } from "@playwright/test";
import { project } from "../site/project-under-test";
import { builtSite } from "../site/project";
import { type Kind, limits, type Measure } from "./limits";

/** A sent file: its path, its kind, and its bytes with response headers. */
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
 * A table of values above their limit on this kind of page, with the excess and the files, largest first. Empty if all
 * are within their limits.
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

/** Fails above a limit on the tests' own content. On the firm's content, which may grow, it only prints the table. */
export const holdToBudget = (...measured: Parameters<typeof overBudget>) => {
  const table = overBudget(...measured);
  if (project === builtSite) expect(table).toBe("");
  else if (table) console.warn(table);
};
