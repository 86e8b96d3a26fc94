import { randomFillSync } from "node:crypto";
import sharp from "sharp";

/** A file as a visitor chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Red, green, blue and white quarters, clockwise from the top left: shows which side is up. */
export const quarters = [
  { r: 255, g: 0, b: 0 },
  { r: 0, g: 255, b: 0 },
  { r: 0, g: 0, b: 255 },
  { r: 255, g: 255, b: 255 },
] as const;

/** A picture of four coloured quarters. */
const inQuarters = (width: number, height: number) => {
  const [half, middle] = [Math.round(width / 2), Math.round(height / 2)];
  const quarter = (background: (typeof quarters)[number], left: number, top: number) => ({
    input: { create: { width: width - half, height: height - middle, channels: 3 as const, background } },
    left,
    top,
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = quarters;
  return sharp({ create: { width, height, channels: 3, background: topLeft }, limitInputPixels: false }).composite([
    quarter(topRight, half, 0),
    quarter(bottomRight, half, middle),
    quarter(bottomLeft, 0, middle),
  ]);
};

/** Turns an upright picture so that the EXIF orientation turns it back. */
const laidOnItsSide = (picture: sharp.Sharp, orientation: number) => {
  if (orientation === 2) return picture.flop();
  if (orientation === 3) return picture.rotate(180);
  if (orientation === 4) return picture.flip();
  if (orientation === 5) return picture.flop().rotate(270);
  if (orientation === 6) return picture.rotate(270);
  if (orientation === 7) return picture.flop().rotate(90);
  if (orientation === 8) return picture.rotate(90);
  return picture;
};

/** A photograph as a phone saves it: with place, time and device, and one of the eight orientations. */
export const photographOf = async ({ orientation = 1, width = 2_400, height = 1_800 } = {}): Promise<ChosenFile> => {
  const upright = await inQuarters(width, height).png().toBuffer();
  const buffer = await laidOnItsSide(sharp(upright), orientation)
    .withExif({ IFD0: { Make: "Secret device" }, IFD3: { GPSLatitude: "52/1 19/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return { name: `orientation-${orientation}.jpg`, mimeType: "image/jpeg", buffer };
};

/** A photograph of fog or snow. */
export const whitePhotograph = async (): Promise<ChosenFile> => {
  const white = sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#fff" } });
  return { name: "white.jpg", mimeType: "image/jpeg", buffer: await white.jpeg().toBuffer() };
};

/** Noise, which makes the largest files. */
const noise = (width: number, height: number) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });

/** A view of a landscape: noise, so that the number of its pixels shows in its bytes. */
export const panorama = async (): Promise<ChosenFile> => {
  const wide = noise(1_600, 200).resize(16_000, 2_000, { kernel: "nearest" });
  return { name: "panorama.jpg", mimeType: "image/jpeg", buffer: await wide.jpeg({ quality: 60 }).toBuffer() };
};

/** A photograph with a fill byte before its first and its last marker, as the standard allows. */
export const withFillBytes = async (): Promise<ChosenFile> => {
  const { buffer, ...file } = await photographOf({ orientation: 6 });
  const fill = Buffer.from([0xff]);
  const parts = [buffer.subarray(0, 2), fill, buffer.subarray(2, -2), fill, buffer.subarray(-2)];
  return { ...file, name: "filled.jpg", buffer: Buffer.concat(parts) };
};

/** Files that every browser makes into a photograph of at most 400 KB. */
export const goodFiles = async (): Promise<readonly ChosenFile[]> => {
  const clear = inQuarters(300, 200).png();
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  return [
    file(
      "alpha.png",
      "image/png",
      await sharp({ create: { width: 80, height: 60, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    ),
    file("picture.webp", "image/webp", await clear.clone().webp().toBuffer()),
    file("picture.gif", "image/gif", await clear.clone().gif().toBuffer()),
    file("noise.jpg", "image/jpeg", await noise(2_000, 2_000).jpeg().toBuffer()),
    file("", "", await clear.clone().jpeg().toBuffer()),
  ];
};

/** Files that are no photograph, or that the browsers here cannot read. */
export const badFiles = async (): Promise<readonly ChosenFile[]> => {
  const jpeg = await noise(400, 300).jpeg().toBuffer();
  const png = await noise(400, 300).png().toBuffer();
  const webp = await noise(400, 300).webp().toBuffer();
  const file = (name: string, mimeType: string, content: Buffer | string) => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  return [
    file("cut-off.jpg", "image/jpeg", jpeg.subarray(0, jpeg.length / 2)),
    file("cut-off.png", "image/png", png.subarray(0, png.length - 100)),
    file("cut-off.webp", "image/webp", webp.subarray(0, webp.length / 2)),
    file("empty.jpg", "image/jpeg", ""),
    file(
      "drawing.svg",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="9"/></svg>',
    ),
    file("quote.pdf", "application/pdf", "%PDF-1.7\n%%EOF"),
    file("film.mp4", "video/mp4", "\u0000\u0000\u0000\u0018ftypisom....isommp42"),
  ];
};

/** The header of a HEIC photograph of 4,032 × 3,024 px, as an iPhone writes it. */
export const heic = (): ChosenFile => {
  const box = (type: string, ...contents: readonly Buffer[]) => {
    const content = Buffer.concat(contents);
    const start = Buffer.alloc(8);
    start.writeUInt32BE(content.length + 8);
    start.write(type, 4, "latin1");
    return Buffer.concat([start, content]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4_032, 4);
  size.writeUInt32BE(3_024, 8);
  const brands = Buffer.from("heic\u0000\u0000\u0000\u0000mif1heic", "latin1");
  const properties = box("iprp", box("ipco", box("ispe", size)));
  const buffer = Buffer.concat([
    box("ftyp", brands),
    box("meta", Buffer.alloc(4), properties),
    box("mdat", Buffer.alloc(999)),
  ]);
  return { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer };
};
