import { resolve } from "node:path";

/** Where the enquiries are kept: JL_DATA_DIR, or .data/enquiries in the project. */
export function dataDirectory(): string {
  return resolve(process.env.JL_DATA_DIR || ".data/enquiries");
}
