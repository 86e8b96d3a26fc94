import { testCanvas } from "./canvas";
import { encodeWithinLimit, fitInto, mostBytes, mostPixels } from "./fit";
import { type Header, isComplete, readHeader } from "./header";
import { withoutMetadata } from "./jpeg";
import { mostInMemory } from "./read-files";
import type { Reason } from "./reduce-choice";

/** The visitor has to choose another file. */
export class Refusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The most pixels that are decoded, four bytes each: an eighth of the device's memory. Only browsers built on Chromium
 * tell the memory, in GiB. A phone of 4 GiB decodes 12,000 × 9,000 pixels.
 */
const mostDecoded = () => (((navigator as { deviceMemory?: number }).deviceMemory ?? 4) * 2 ** 30) / 8 / 4;

/**
 * Makes a JPEG of a photograph: upright, on white, without metadata, 1,920,000 pixels and 400 KB at most. Where the browser
 * does not allow that, a JPEG of at most 400 KB is sent as it is, but without metadata.
 * Reads the file unless its bytes are being read. Throws a `Refusal` for a file that is no photograph, or that this browser
 * cannot read or make smaller.
 */
export const shrink = async (file: File, alreadyRead: Promise<ArrayBuffer> | undefined): Promise<Blob> => {
  if (file.size > mostInMemory) throw new Refusal("tooLarge");
  const bytes = new Uint8Array(await (alreadyRead ?? file.arrayBuffer()).catch(refuse("notOpened")));
  const header = readHeader(bytes);
  if (!header || !isComplete(bytes, header.type)) throw new Refusal("unreadable");
  const canvas = await testCanvas();
  if (canvas === "works") return drawSmaller(new Blob([bytes]), header);
  const bare = header.type === "jpg" ? withoutMetadata(bytes, header.orientation) : undefined;
  if (!bare || bare.length > mostBytes) throw new Refusal(canvas);
  return new Blob([bare], { type: "image/jpeg" });
};

const drawSmaller = async (picture: Blob, { type, width, height }: Header) => {
  if (width * height > mostDecoded()) throw new Refusal("tooLarge");
  const fitted = fitInto({ width, height }, mostPixels);
  const isHeic = type === "heic" || type === "heif";
  const bitmap = await decode(picture, fitted.width < width ? fitted.width : undefined).catch(
    refuse(isHeic ? "heic" : "unreadable"),
  );
  try {
    const jpeg = await encodeWithinLimit((pixels, quality) => encode(bitmap, pixels, quality));
    if ((await isOneColour(jpeg)) && !(await isOneColour(picture))) throw new Refusal("tooLarge");
    return jpeg;
  } finally {
    bitmap.close();
  }
};

/** For an error that has this reason. */
const refuse = (reason: Reason) => () => {
  throw new Refusal(reason);
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

/** Draws a picture on white, with so many pixels at most, and encodes it as JPEG. Nothing of the file is kept but its pixels. */
const encode = async (bitmap: ImageBitmap, pixels: number, quality: number) => {
  const { width, height } = fitInto(bitmap, pixels);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Refusal("tooLarge");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality }).catch(refuse("tooLarge"));
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
