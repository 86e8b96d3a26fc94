import { imageSize } from "image-size";
import { headOf, startOfPixels } from "./jpeg";

/** What the first bytes of a picture say. */
export interface Header {
  /** The format, for example `jpg`, `png` or `heic`. */
  readonly type: string;
  /** In px, of the picture as it is seen: a photograph on its side is turned upright. */
  readonly width: number;
  readonly height: number;
  /** How the picture is turned to be seen, as EXIF counts: 1 to 8. 1 is upright. */
  readonly orientation: number;
}

/** Formats of pictures that are no photographs: drawings, icons and textures. */
const notPhotographs = ["svg", "icns", "cur", "dds", "ktx", "ktx2", "pnm", "psd", "tga"];

/** Reads the format and the size of a picture. Returns undefined for a file that is no photograph. */
export const readHeader = (file: Uint8Array): Header | undefined => {
  try {
    // `image-size` does not know fill bytes in a JPEG.
    const { type, width, height, orientation = 1 } = imageSize(startsAsJpeg(file) ? headOf(file) : file);
    if (type === undefined || notPhotographs.includes(type) || width * height === 0) return undefined;
    // From 5 on, the photograph lies on its side.
    return { type, orientation, ...(orientation >= 5 ? { width: height, height: width } : { width, height }) };
  } catch {
    return undefined;
  }
};

const startsAsJpeg = (file: Uint8Array) => file[0] === 0xff && file[1] === 0xd8;

/** Whether the file has its end. Firefox and Safari fill what is missing with grey and report no error. */
export const isComplete = (file: Uint8Array, type: string): boolean => {
  if (type === "jpg") return hasBytes(file, startOfPixels(file), [0xff, 0xd9]);
  if (type === "png") return hasBytes(file, 0, [...new TextEncoder().encode("IEND")]);
  if (type === "webp") return numberAt(file, 4) + 8 <= file.length;
  if (type === "bmp") return numberAt(file, 2) <= file.length;
  if (type === "gif") return file[file.findLastIndex(byte => byte !== 0)] === 0x3b;
  return true;
};

/** The four bytes in which a file states its length. */
const numberAt = (file: Uint8Array, offset: number) =>
  new DataView(file.buffer, file.byteOffset).getUint32(offset, true);

const hasBytes = (file: Uint8Array, from: number, bytes: readonly number[]) => {
  const [first = 0] = bytes;
  for (let at = file.indexOf(first, from); at !== -1; at = file.indexOf(first, at + 1))
    if (bytes.every((byte, index) => file[at + index] === byte)) return true;
  return false;
};
