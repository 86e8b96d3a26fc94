import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import sharp from "sharp";

/** Size of a picture in px, or what is wrong with the file, going on from its name. */
export type PictureFacts = { width: number; height: number } | string;

/** What was seen in a picture that could be decoded to its last pixel. */
interface Seen {
  format: string;
  width: number;
  height: number;
  turned: boolean;
}

/** Bytes. */
const LARGEST_PICTURE = 2_000_000;
const LARGEST_MARK = 200_000;
/** px */
const LONGEST_SIDE = 6000;
/** Times as wide as tall: of a flatter photograph the small sizes would have no height. */
const FLATTEST = 10;

const FORMATS: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".svg": "svg",
};

/**
 * Looks into pictures. Each is decoded in full once and then remembered by its bytes, for the next run in a file whose
 * path is given, so that a repeated check does not decode anything.
 */
export class PictureReader {
  private readonly known: ReadonlyMap<string, Seen>;
  private readonly used = new Map<string, Seen>();

  constructor(private readonly cacheFile?: string) {
    this.known = new Map(cacheFile === undefined ? [] : remembered(cacheFile));
  }

  /** What a picture is, or what keeps it from being shown. */
  async facts(path: string, bytes: Buffer): Promise<PictureFacts> {
    const expected = FORMATS[extname(path)];
    const largest = expected === "svg" ? LARGEST_MARK : LARGEST_PICTURE;
    if (bytes.length === 0) return "is empty. Upload the picture again.";
    if (bytes.length > largest)
      return `is ${megabytes(bytes.length)} MB large; at most ${megabytes(largest)} MB are allowed. Save it smaller, a photograph about 2400 pixels wide.`;
    if (/^ftyp(?:hei|hev|mif|msf|avi)/.test(bytes.toString("latin1", 4, 12)))
      return "is really a HEIC or AVIF file. Open it in a picture program and export it as JPEG.";
    const seen = await this.see(bytes);
    if (typeof seen === "string") return seen;
    const { format, width, height, turned } = seen;
    if (format !== expected)
      return `is really a ${format.toUpperCase()} file. Save it again in the format that its name ends in.`;
    if (turned)
      return "is stored turned and would be cut in the wrong places. Open it in a picture program, turn it upright and save it again.";
    if (format === "svg" && !/<svg\b[^>]*\bviewBox\s*=/.test(bytes.toString("utf8")))
      return "has no viewBox, so that browsers cannot scale it. Export it again with one.";
    return { width, height };
  }

  private async see(bytes: Buffer): Promise<Seen | string> {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const seen = this.known.get(hash) ?? this.used.get(hash) ?? (await decode(bytes));
    if (typeof seen !== "string") this.used.set(hash, seen);
    return seen;
  }

  /** Writes down what was seen. Where nothing can be written, the next run decodes anew. */
  remember(): void {
    if (this.cacheFile === undefined || [...this.used.keys()].every(hash => this.known.has(hash))) return;
    try {
      mkdirSync(dirname(this.cacheFile), { recursive: true });
      writeFileSync(this.cacheFile, JSON.stringify([...this.used]));
    } catch {
      // A read-only project is checked all the same.
    }
  }
}

async function decode(bytes: Buffer): Promise<Seen | string> {
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    if (Math.max(width, height) > LONGEST_SIDE)
      return `is ${width} × ${height} pixels large; at most ${LONGEST_SIDE} on each side are allowed. Save it smaller, for example 2400 pixels wide.`;
    if (format !== "svg" && width > FLATTEST * height)
      return `is a strip of ${width} × ${height} pixels, more than ${FLATTEST} times as wide as tall. Use one of another shape.`;
    await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
    return { format, width, height, turned: orientation > 1 };
  } catch {
    return "is damaged or not a picture at all. Upload it again.";
  }
}

/** What an earlier run wrote down; nothing when there is no such file or it is broken. */
function remembered(cacheFile: string): [string, Seen][] {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as [string, Seen][];
  } catch {
    return [];
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
