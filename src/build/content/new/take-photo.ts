import { posix } from "node:path";
import sharp from "sharp";
import { Refusal } from "./refusal";

/** A picture on its way into content/. */
export interface TakenPicture {
  /** Path inside content/. */
  path: string;
  /** Undefined when the picture is in content/ already. */
  bytes?: Buffer;
  /** What was done to it, for the person at the keyboard. */
  note?: string;
}

/** Bytes; the check allows no more. */
const LARGEST = 2_000_000;
/** px on the longer side up to which a picture is left as it is. */
const LARGE = 4800;
/** What is tried in turn until a picture is light enough; px on the longer side and JPEG quality. */
const ATTEMPTS = [
  { side: 2400, quality: 84 },
  { side: 2400, quality: 70 },
  { side: 1920, quality: 60 },
];

/** Makes a photograph fit for content/ under a path without its ending; throws a Refusal when it cannot be read. */
export async function takePhoto(bytes: Buffer, path: string): Promise<TakenPicture> {
  try {
    const { format, width, height, exif } = await sharp(bytes).metadata();
    const ending = { jpeg: "jpg", png: "png", webp: "webp" }[format as string];
    // Photographs from phones say in their EXIF data where they were taken, and are often turned by it.
    const fit = !exif && bytes.length <= LARGEST && Math.max(width, height) <= LARGE;
    return fit && ending ? { path: `${path}.${ending}`, bytes } : await saveAnew(bytes, path);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("The picture cannot be read. Save it as JPEG, PNG or WebP and try again.");
  }
}

async function saveAnew(bytes: Buffer, path: string): Promise<TakenPicture> {
  for (const { side, quality } of ATTEMPTS) {
    const { data, info } = await sharp(bytes, { failOn: "warning" })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const note = `The picture was saved anew as JPEG, ${info.width} × ${info.height} pixels, without the camera's data.`;
    if (data.length <= LARGEST) return { path: `${path}.jpg`, bytes: data, note };
  }
  throw new Refusal(`The picture ${posix.basename(path)} stays above 2 MB however it is saved. Use another one.`);
}
