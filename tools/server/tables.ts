import { fieldNames } from "../../src/enquiry/fields";

/** A table that visitors add rows to. */
export interface Table {
  readonly name: string;
  /** What one row is, for messages. */
  readonly row: string;
  /** The columns that a visitor may write, with their types in Postgres. */
  readonly columns: Readonly<Record<string, "text" | "uuid" | "smallint" | "boolean">>;
  /** In bytes. */
  readonly largestBody: number;
  /** How many rows may be read and stored at the same time, so that they cannot fill the memory. */
  readonly mostAtOnce: number;
}

const enquiries: Table = {
  name: "contact_submissions",
  row: "enquiry",
  columns: {
    ...Object.fromEntries(fieldNames.map(name => [name, "text"] as const)),
    photographs_key: "uuid",
    photographs: "smallint",
    doubtful: "boolean",
  },
  largestBody: 64 * 1024,
  mostAtOnce: Infinity,
};

const photographs: Table = {
  name: "enquiry_photographs",
  row: "photograph",
  columns: { photographs_key: "uuid", number: "smallint", jpeg: "text" },
  // 400 KB as base64, and the other columns.
  largestBody: 560 * 1024,
  mostAtOnce: 50,
};

const counts: Table = {
  name: "photograph_counts",
  row: "number of photographs",
  columns: { photographs_key: "uuid", photographs: "smallint" },
  largestBody: 1024,
  mostAtOnce: Infinity,
};

/** The tables by the paths of the hosted API. */
export const tables: ReadonlyMap<string, Table> = new Map([
  ["/rest/v1/contact_submissions", enquiries],
  ["/rest/v1/enquiry_photographs", photographs],
  ["/rest/v1/photograph_counts", counts],
]);
