/** What a canvas is good for in this browser. */
export type CanvasState =
  | "works"
  /** It gives noise instead of what was drawn: Firefox, Tor and others protect their users from being recognised. */
  | "hidden"
  /** The browser lacks it, or what else makes a photograph smaller. */
  | "unsupported";

/** In px: the side of the known picture. */
const side = 64;

/** In px: the side of each of its squares. */
const square = 16;

/** Red, green and blue of a square of the known picture. */
const colourAt = (x: number, y: number) => {
  const place = Math.floor(x / square) + Math.floor(y / square) * (side / square);
  return [(place * 97) % 256, (place * 57 + 80) % 256, (place * 31 + 160) % 256] as const;
};

/**
 * The most by which a colour may differ on average, out of 255. A JPEG differs by 4, noise by 80. Some browsers
 * change the last bits of a few pixels, which nobody sees.
 */
const mostDifference = 32;

/** Draws a known picture, makes a JPEG of it and reads that again. Asked for each photograph: the visitor may change the setting. */
export const testCanvas = async (): Promise<CanvasState> => {
  try {
    const jpeg = await drawKnown().canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
    if (jpeg.type !== "image/jpeg") return "unsupported";
    return differenceIn(await pixelsOf(jpeg)) <= mostDifference ? "works" : "hidden";
  } catch {
    return "unsupported";
  }
};

const drawKnown = () => {
  const context = newContext();
  for (let y = 0; y < side; y += square)
    for (let x = 0; x < side; x += square) {
      context.fillStyle = `rgb(${colourAt(x, y).join(" ")})`;
      context.fillRect(x, y, square, square);
    }
  return context;
};

const pixelsOf = async (jpeg: Blob) => {
  const bitmap = await createImageBitmap(jpeg);
  const context = newContext();
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, side, side).data;
};

const newContext = () => {
  const context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas");
  return context;
};

/** By how much the colours of the pixels differ from the known ones on average, out of 255. */
const differenceIn = (pixels: Uint8ClampedArray) => {
  let sum = 0;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      for (const [channel, colour] of colourAt(x, y).entries())
        sum += Math.abs(colour - (pixels[(y * side + x) * 4 + channel] ?? 0));
  return sum / (side * side * 3);
};
