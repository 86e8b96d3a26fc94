import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { PICTURE } from "./file-kinds";

/** Size of a picture in px, or its error, worded to follow the file's name. */
export type PictureFacts = { width: number; height: number } | string;

/** Bytes. */
const LARGEST_PICTURE = 2_000_000;
const LARGEST_LOGO = 200_000;
/** px */
const LONGEST_SIDE = 6000;
/** Width divided by height. A flatter photograph is blurred in the hero of a page. */
const FLATTEST = 3;

/** Makes a function that reads the pictures and logos of the content. It decodes the same bytes only once. */
export function pictureReader() {
  const known = new Map<string, Promise<PictureFacts>>();

  return async (files: ReadonlyMap<string, Buffer>): Promise<Map<string, PictureFacts>> => {
    const pictures = [...files].filter(([path]) => PICTURE.test(path));
    const read = pictures.map(async ([path, bytes]) => {
      const key = createHash("sha256").update(bytes).digest("hex") + extname(path);
      const facts = known.get(key) ?? factsOf(path, bytes);
      known.set(key, facts);
      return [path, await facts] as const;
    });
    return new Map(await Promise.all(read));
  };
}

async function factsOf(path: string, bytes: Buffer): Promise<PictureFacts> {
  const expected = extname(path).slice(1).replace("jpg", "jpeg");
  const largest = expected === "svg" ? LARGEST_LOGO : LARGEST_PICTURE;
  if (bytes.length === 0) return "is empty. Upload the picture again.";
  if (bytes.length > largest)
    return `is ${megabytes(bytes.length)} MB large; at most ${megabytes(largest)} MB are allowed. Save it smaller, a photograph about 2400 pixels wide.`;
  if (/^ftyp(?:hei|hev|mif|msf|avi)/.test(bytes.toString("latin1", 4, 12)))
    return "is really a HEIC or AVIF file. Open it in a picture program and export it as JPEG.";
  try {
    const { format, width, height, hasAlpha, orientation = 1 } = await sharp(bytes).metadata();
    if (Math.max(width, height) > LONGEST_SIDE)
      return `is ${width} × ${height} pixels large; at most ${LONGEST_SIDE} on each side are allowed. Save it smaller, for example 2400 pixels wide.`;
    if (format !== "svg" && width > FLATTEST * height)
      return `is a strip of ${width} × ${height} pixels, more than ${FLATTEST} times as wide as tall. Use one of another shape.`;
    await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
    if (format !== "svg" && hasAlpha && !(await sharp(bytes).stats()).isOpaque)
      return "has transparent parts, which pages show black. Save it as JPEG.";
    if (format !== expected)
      return `is really a ${format.toUpperCase()} file. Save it again in the format that its name ends in.`;
    if (orientation > 1)
      return "is stored turned and would be cut in the wrong places. Open it in a picture program, turn it upright and save it again.";
    if (format === "svg" && !/<svg\b[^>]*\bviewBox\s*=/.test(bytes.toString("utf8")))
      return "has no frame of its own (viewBox), so that browsers cannot scale it. Ask whoever drew it for one that has.";
    return { width, height };
  } catch {
    return "is damaged or not a picture at all. Upload it again.";
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
