import { readFile } from "node:fs/promises";
import { encode, type Encoding } from "./encoding";
import type { ServedFile } from "./site-path";

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a file as it is sent: as it is, or compressed. */
export type ReadBytes = (file: ServedFile, encoding: Encoding) => Promise<Bytes>;

/**
 * Keeps compressed files in memory, one version of each. Requests that come while a file is being
 * compressed wait for the same work.
 */
export function createByteReader(): ReadBytes {
  const kept = new Map<string, { version: string; bytes: Promise<Bytes> }>();

  return async ({ path, version }, encoding) => {
    if (encoding === "identity") return readFile(path);

    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known?.version === version) return known.bytes;

    const bytes = readFile(path).then(content => encode(content, encoding));
    kept.set(key, { version, bytes });
    bytes.catch(() => kept.delete(key));
    return bytes;
  };
}
