import { posix } from "node:path";
import sharp from "sharp";
import { cameraFault } from "./camera-data";
import { markFault } from "./mark-soundness";
import type { ContentFile } from "./source";

/** Size of a picture in px and whether a camera's notes are in it, or what is wrong with the file. */
export type PictureFacts = { width: number; height: number; cameraData: boolean } | { fault: string };

/** Bytes. */
const LARGEST_PICTURE = 2_000_000;
const LARGEST_MARK = 200_000;
/** px */
const LONGEST_SIDE = 6000;

const FORMATS: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".svg": "svg",
};
const NAMES: Record<string, string> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  svg: "SVG",
  gif: "GIF",
  heif: "HEIC or AVIF",
  tiff: "TIFF",
};

/** True when the site can show files of this name's ending. */
export function isPictureName(path: string): boolean {
  return extension(path) in FORMATS;
}

/** Looks into a picture or mark as far as needed to know that it can be shown; reads every byte of it. */
export async function pictureFacts(path: string, file: ContentFile): Promise<PictureFacts> {
  const expected = FORMATS[extension(path)];
  if (expected === undefined)
    return {
      fault: "is not a kind of picture that the site can show. Save it as JPEG, PNG or WebP, or as SVG for a mark.",
    };
  if (file.size === 0) return { fault: "is empty. Upload the picture again." };
  const largest = expected === "svg" ? LARGEST_MARK : LARGEST_PICTURE;
  if (file.size > largest)
    return {
      fault: `is ${megabytes(file.size)} MB large; at most ${megabytes(largest)} MB are allowed. Save it smaller${expected === "svg" ? "" : ", for example 2400 pixels wide"}.`,
    };
  const bytes = file.read();
  const fault = expected === "svg" ? markFault(bytes) : undefined;
  return fault === undefined ? inspect(bytes, expected) : { fault };
}

async function inspect(bytes: Buffer, expected: string): Promise<PictureFacts> {
  try {
    const metadata = await sharp(bytes).metadata();
    const { format, width, height, exif } = metadata;
    if (format !== expected)
      return {
        fault: `is really a ${NAMES[format] ?? format} file although its name ends like a ${NAMES[expected]} file. Save it again in the right format.`,
      };
    const fault = cameraFault(metadata);
    if (fault !== undefined) return { fault };
    if (Math.max(width, height) > LONGEST_SIDE)
      return {
        fault: `is ${width} × ${height} pixels large; at most ${LONGEST_SIDE} on each side are allowed. Save it smaller, for example 2400 pixels wide.`,
      };
    // A tiny copy makes the decoder read the whole file, which finds damage that the header does not show.
    await sharp(bytes, { failOn: "warning" }).resize(8, 8).raw().toBuffer();
    return { width, height, cameraData: exif !== undefined };
  } catch {
    return { fault: "is damaged or not a picture at all. Upload it again." };
  }
}

function extension(path: string): string {
  return posix.extname(path).toLowerCase();
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
