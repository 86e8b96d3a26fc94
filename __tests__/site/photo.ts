import sharp from "sharp";

/** A JPEG of one colour, of this size in px. */
export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#567" } })
    .jpeg()
    .toBuffer();
