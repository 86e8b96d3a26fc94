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

export const kib = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1024;

/**
 * Lists the values above their limit on this kind of page, with the largest files. Then it fails, but only on the
 * tests' own content: the firm's content may grow.
 */
export const checkBudget = (
  kind: Kind,
  measured: Readonly<Partial<Record<Measure, number>>>,
  files: readonly SentFile[],
) => {
  const over = Object.entries(limits[kind]).filter(([measure, most]) => (measured[measure as Measure] ?? 0) > most);
  for (const [measure, most] of over) {
    const note = project === builtSite ? "" : " This is a note, not a failure.";
    console.warn(`${kind}: ${measure} is ${measured[measure as Measure]?.toFixed(1)}, the limit is ${most}.${note}`);
    const own = files.filter(file => file.measure === measure);
    console.table((own.length > 0 ? own : files).toSorted((a, b) => b.bytes - a.bytes).slice(0, 12));
  }
  if (project === builtSite) expect(over).toEqual([]);
};
