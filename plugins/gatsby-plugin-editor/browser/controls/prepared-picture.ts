/** In px: the longest side of a stored photograph. */
const LONGEST_SIDE = 2560;

/** In bytes: from this size on, a photograph is stored with less quality. The check of the content allows a little more. */
const LARGE = 1_900_000;

/** The quality of a JPEG, from 0 to 1. */
const QUALITY = 0.82;
const QUALITY_IF_LARGE = 0.55;

export const SVG = "image/svg+xml";

/** A name that no other picture has, so an upload never replaces the picture of another page. Without an ending. */
function newNameFor(file: File): string {
  const words = file.name.toLowerCase().match(/[a-z0-9]+(?=.*\.)/g) ?? ["picture"];
  const time = Date.now().toString(36).slice(-6);
  return [...words, time].join("-");
}

/** A photograph on a canvas: upright, on white, and no longer than the longest side. Throws if it is unreadable. */
async function canvasOf(file: File): Promise<OffscreenCanvas> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function smallJpegOf(canvas: OffscreenCanvas): Promise<Blob> {
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  if (jpeg.size <= LARGE) return jpeg;
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY_IF_LARGE });
}

/** A picture as the site stores it: an SVG under a new name, or an upright JPEG without metadata. Throws if unreadable. */
export async function preparedPicture(file: File): Promise<File> {
  const name = newNameFor(file);
  if (file.type === SVG) return new File([file], `${name}.svg`, file);
  const jpeg = await smallJpegOf(await canvasOf(file));
  return new File([jpeg], `${name}.jpg`, { type: "image/jpeg" });
}
