import { expect } from "@playwright/test";
import { project } from "../site/project-under-test";
import { builtSite, yearSite } from "../site/project";
import { documentLimit, type Kind, limits, type Measure } from "./limits";

/** A sent file: its path, its kind, and its bytes with response headers. */
export interface SentFile {
  readonly path: string;
  readonly measure: Measure;
  readonly bytes: number;
}

type Values = Readonly<Partial<Record<Measure, number>>>;

/** The size of these files in kB (1,000 bytes). */
export const kilobytes = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000;

const rounded = (value: number) => value.toFixed(2);

/** A line with all values of a kind of page. */
const printValues = (kind: Kind, measured: Values) => {
  const values = Object.entries(measured).map(([measure, value]) => `${measure} ${rounded(value)}`);
  console.log(`${kind}: ${values.join(", ")}`);
};

/** Lists the values above their limit, with the largest files, and fails. */
const expectWithinLimits = (kind: Kind, measured: Values, files: readonly SentFile[]) => {
  const over = Object.entries(limits[kind]).filter(([measure, most]) => (measured[measure as Measure] ?? 0) > most);
  for (const [measure, most] of over) {
    console.warn(`${kind}: ${measure} is ${rounded(measured[measure as Measure] ?? 0)}, the limit is ${most}.`);
    const own = files.filter(file => file.measure === measure);
    console.table((own.length > 0 ? own : files).toSorted((a, b) => b.bytes - a.bytes).slice(0, 12));
  }
  expect(over).toEqual([]);
};

/** A year of edits may cost bytes, but no packet: the document stays within its limit. */
const expectShortDocument = (kind: Kind, { document = 0 }: Values) =>
  expect(document, `${kind}: kB of the document after a year of edits`).toBeLessThanOrEqual(documentLimit);

/** The firm's content may grow, so this does not fail. */
const noteLongDocument = (kind: Kind, { document = 0 }: Values) => {
  if (document > documentLimit)
    console.warn(`${kind}: the document has ${rounded(document)} kB. Above 14.6 kB the first paint is later.`);
};

/**
 * Prints the values of this kind of page. All have to be within the limits on the tests' own content, and the document also
 * after a year of edits.
 */
export const checkBudget = (kind: Kind, measured: Values, files: readonly SentFile[]) => {
  printValues(kind, measured);
  if (project === builtSite) expectWithinLimits(kind, measured, files);
  else if (project === yearSite) expectShortDocument(kind, measured);
  else noteLongDocument(kind, measured);
};
