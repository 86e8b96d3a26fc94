import { renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A hidden name beside a file, for its next content: neither the check nor Gatsby reads it. */
export const nameBeside = (path: string): string => join(dirname(path), `.${basename(path)}.next`);

/** Writes a file so that a reader, such as Gatsby, finds either the old content or the new, never half of it. */
export const writeWhole = (path: string, bytes: Uint8Array): void => {
  writeFileSync(nameBeside(path), bytes);
  renameSync(nameBeside(path), path);
};
