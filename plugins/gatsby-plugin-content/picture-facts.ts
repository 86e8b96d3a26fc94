import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import type { ContentFiles } from "./content-files";
import { PICTURE } from "./file-kinds";
import { withStandardHeader } from "./jpeg";
import { logoFault, logoOddity, readLogo } from "./logo";
import type { ContentPath } from "./paths";

/** A picture or logo that browsers can show. */
export interface UsablePicture {
  /** px */
  width: number;
  /** px */
  height: number;
  /** A warning, worded to follow the file's name. */
  oddity?: string;
}

/** What the check knows of a picture or logo: how it is, or its fault, worded to follow the file's name. */
export type PictureFacts = UsablePicture | { fault: string };

/** Bytes. */
const LARGEST_PICTURE = 2_000_000;
const LARGEST_LOGO = 200_000;
/** px */
const LONGEST_SIDE = 6000;
/** Width divided by height. A flatter photograph is blurred in the hero of a page. */
const FLATTEST = 3;
/** The width in px at which a logo is drawn to see whether anything appears. */
const TRIAL_WIDTH = 200;

const NOT_DRAWABLE = "cannot be drawn. Export it again as plain SVG.";
const DAMAGED = { fault: "is damaged or not a picture at all. Upload it again." };

/** Makes a function that reads the pictures and logos of the content. It decodes the same bytes only once. */
export function pictureReader() {
  const known = new Map<string, Promise<PictureFacts>>();

  return async (files: ContentFiles): Promise<Map<ContentPath, PictureFacts>> => {
    const pictures = [...files].filter(([path]) => PICTURE.test(path));
    const read = pictures.map(async ([path, bytes]) => {
      const key = createHash("sha256").update(bytes).digest("hex") + extname(path);
      const facts = known.get(key) ?? factsOf(path, Buffer.from(bytes));
      known.set(key, facts);
      return [path, await facts] as const;
    });
    return new Map(await Promise.all(read));
  };
}

async function factsOf(path: string, bytes: Buffer): Promise<PictureFacts> {
  const isLogo = extname(path) === ".svg";
  const largest = isLogo ? LARGEST_LOGO : LARGEST_PICTURE;
  if (bytes.length === 0) return { fault: "is empty. Upload the picture again." };
  if (bytes.length > largest) {
    const limit = `at most ${megabytes(largest)} MB are allowed`;
    const advice = isLogo
      ? "Export it again without embedded photographs."
      : "Save it smaller, a photograph about 2400 pixels wide.";
    return { fault: `is ${megabytes(bytes.length)} MB large; ${limit}. ${advice}` };
  }
  return isLogo ? logoFacts(bytes) : photographFacts(path, bytes);
}

async function photographFacts(path: string, file: Buffer): Promise<PictureFacts> {
  if (/^ftyp(?:hei|hev|mif|msf|avi)/.test(file.toString("latin1", 4, 12)))
    return { fault: "is really a HEIC or AVIF file. Open it in a picture program and export it as JPEG." };
  try {
    const bytes = withStandardHeader(file);
    const { format, width, height, hasAlpha, orientation = 1 } = await sharp(bytes).metadata();
    const tooLarge = sizeFault(width, height);
    if (tooLarge !== undefined) return { fault: tooLarge };
    if (width > FLATTEST * height) {
      const shape = `is a strip of ${width} × ${height} pixels, more than ${FLATTEST} times as wide as tall`;
      return { fault: `${shape}. Use one of another shape.` };
    }
    // At full size: sharp does not notice all damage of a JPEG that it reads at a smaller one.
    await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
    if (hasAlpha && !(await sharp(bytes).stats()).isOpaque)
      return { fault: "has transparent parts, which pages show black. Save it as JPEG." };
    if (format !== extname(path).slice(1).replace("jpg", "jpeg")) return { fault: otherFormat(format) };
    if (orientation > 1)
      return {
        fault:
          "is stored turned and would be cut in the wrong places. Open it in a picture program, turn it upright and save it again.",
      };
    return { width, height };
  } catch {
    return DAMAGED;
  }
}

async function logoFacts(bytes: Buffer): Promise<PictureFacts> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata !== undefined && metadata.format !== "svg") return { fault: otherFormat(metadata.format) };
  const logo = readLogo(bytes);
  if ("fault" in logo) return logo;
  const fault = logoFault(logo);
  if (fault !== undefined) return { fault };
  // Such as a drawing without a width.
  if (metadata === undefined) return { fault: NOT_DRAWABLE };
  const { width, height } = metadata;
  const drawn = sizeFault(width, height) ?? (await drawingFault(bytes));
  return drawn === undefined ? { width, height, oddity: logoOddity(logo) } : { fault: drawn };
}

/** Draws a logo as a browser does, without anything from outside, and looks whether a single pixel is visible. */
async function drawingFault(bytes: Buffer): Promise<string | undefined> {
  try {
    const { data } = await sharp(bytes)
      .resize(TRIAL_WIDTH)
      .ensureAlpha()
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (data.some(alpha => alpha > 0)) return undefined;
    return "shows nothing: its drawing is empty, hidden, or outside of its frame (viewBox). Export it again with the frame fitted to the drawing.";
  } catch {
    return NOT_DRAWABLE;
  }
}

const sizeFault = (width: number, height: number): string | undefined =>
  Math.max(width, height) > LONGEST_SIDE
    ? `is ${width} × ${height} pixels large; at most ${LONGEST_SIDE} on each side are allowed. Save it smaller, for example 2400 pixels wide.`
    : undefined;

const otherFormat = (format: string) =>
  `is really a ${format.toUpperCase()} file. Save it again in the format that its name ends in.`;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
