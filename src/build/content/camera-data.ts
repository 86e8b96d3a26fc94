import type { Metadata } from "sharp";

/** How the pixels of a picture lie in its file, by the EXIF orientation that turns them for viewers. */
const TURNS: Readonly<Record<number, string>> = {
  2: "mirrored",
  3: "upside down",
  4: "upside down and mirrored",
  5: "on its side and mirrored",
  6: "on its side",
  7: "on its side and mirrored",
  8: "on its side",
};

/** What a camera has written into a picture that keeps it from being shown, or undefined when nothing does. */
export function cameraFault({ orientation, exif, xmp }: Metadata): string | undefined {
  const turn = TURNS[orientation ?? 1];
  // gatsby-plugin-sharp cuts a picture by the sides of the file and turns it only then.
  if (turn !== undefined)
    return `is stored turned (${turn}) and would be cut in the wrong places. Save or export it again upright in a picture program, or add it with npm run new.`;
  if ((exif && holdsPlace(exif)) || xmp?.includes("GPSLatitude"))
    return "holds where it was taken (GPS data), which every visitor could read. Save or export it again without its location, or add it with npm run new.";
  return undefined;
}

const GPS_DIRECTORY = 0x8825;
const GPS_LATITUDE = 0x0002;

/** True when an EXIF block, which is a small TIFF file, has a latitude in its directory of GPS values. */
function holdsPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const littleEndian = tiff.toString("latin1", 0, 2) === "II";
  const short = (offset: number) => (littleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const long = (offset: number) => (littleEndian ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset));
  const valueOf = (tag: number, directory: number): number | undefined => {
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
    const entry = entries.find(offset => short(offset) === tag);
    return entry === undefined ? undefined : long(entry + 8);
  };
  try {
    const gps = valueOf(GPS_DIRECTORY, long(4));
    return gps !== undefined && valueOf(GPS_LATITUDE, gps) !== undefined;
  } catch {
    // An offset leads out of the block: nobody else can read a place from it either.
    return false;
  }
}
