import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding a browser accepts, by its Accept-Encoding header. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = (accepted ?? "")
    .split(",")
    .filter(entry => !refused.test(entry))
    .map(entry => entry.split(";")[0]?.trim().toLowerCase());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}

/** Compresses as hard as a host does ahead of time; each file is only done once. */
export async function encode(content: Buffer, encoding: "br" | "gzip"): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return toGzip(content, { level: 9 });
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
