import { encodeWithinLimit, fitInto, longestSide } from "./fit";
import { isComplete, readHeader } from "./header";

/** Why a file is refused. */
export type Reason = "heic" | "unreadable" | "tooLarge" | "tooMany";

/** The visitor has to choose another file. */
export class Refusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** In bytes. Larger files are not read into memory. */
const largestFile = 100_000_000;

/**
 * The most pixels that are decoded, four bytes each: an eighth of the device's memory. Only browsers built on Chromium
 * tell the memory, in GiB. A phone of 4 GiB decodes 12,000 × 9,000 pixels.
 */
const mostPixels = () => (((navigator as { deviceMemory?: number }).deviceMemory ?? 4) * 2 ** 30) / 8 / 4;

/**
 * Makes a JPEG of a photograph: upright, on white, without metadata, 1,600 px on its longer side and 400 KB at most.
 * Throws a `Refusal` for a file that is no photograph, or that this browser cannot read or make smaller.
 */
export const shrink = async (file: Blob): Promise<Blob> => {
  if (file.size > largestFile) throw new Refusal("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer().catch(refuseUnreadable));
  const header = readHeader(bytes);
  if (!header || !isComplete(bytes, header.type)) throw new Refusal("unreadable");
  if (header.width * header.height > mostPixels()) throw new Refusal("tooLarge");
  // Without its type, which may be missing or wrong.
  const picture = file.slice(0, file.size, "");
  const isLarge = Math.max(header.width, header.height) > longestSide;
  const { width } = fitInto(header, longestSide);
  const bitmap = await decode(picture, isLarge ? width : undefined).catch(() => {
    throw new Refusal(header.type === "heic" || header.type === "heif" ? "heic" : "unreadable");
  });
  try {
    const jpeg = await encodeWithinLimit((side, quality) => encode(bitmap, side, quality));
    if ((await isOneColour(jpeg)) && !(await isOneColour(picture))) throw new Refusal("tooLarge");
    return jpeg;
  } finally {
    bitmap.close();
  }
};

const refuseUnreadable = () => {
  throw new Refusal("unreadable");
};

/**
 * Decodes to this width, in px: a phone may lack the memory for a canvas of the full size. Only one side is given, so that
 * the picture keeps its proportions in every browser.
 */
const decode = (picture: Blob, resizeWidth: number | undefined) =>
  createImageBitmap(picture, {
    imageOrientation: "from-image",
    ...(resizeWidth !== undefined && { resizeWidth, resizeQuality: "high" }),
  });

/** Draws a picture on white, its longer side `side` px at most, and encodes it as JPEG. Nothing of the file is kept but its pixels. */
const encode = async (bitmap: ImageBitmap, side: number, quality: number) => {
  const { width, height } = fitInto(bitmap, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Refusal("tooLarge");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
};

/** In px: the side of the square on which the colours of a picture are compared. */
const sample = 64;

/** Whether all of a picture has the same colour. A canvas that lacks memory comes back black or white. */
const isOneColour = async (picture: Blob) => {
  const bitmap = await decode(picture, sample);
  const context = new OffscreenCanvas(sample, sample).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Refusal("tooLarge");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sample, sample);
  context.drawImage(bitmap, 0, 0, sample, sample);
  bitmap.close();
  const { data } = context.getImageData(0, 0, sample, sample);
  return data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) <= 1);
};
