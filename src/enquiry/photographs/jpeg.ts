/** A part of a JPEG: its marker, and its bytes from `start` to before `end`. */
interface Part {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const adobe = 0xee;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Markers that stand alone. After the others, two bytes state the length of their part. */
const standsAlone = (marker: number) => isRestart(marker) || marker === startOfImage || marker === endOfImage;

/**
 * The parts of a JPEG up to its end. As in a browser, any number of fill bytes (0xff) may stand before a marker, and bytes
 * between two parts are skipped.
 */
const partsOf = function* (file: Uint8Array): Generator<Part> {
  for (let next = nextMarker(file, 0); next;) {
    const { marker, start } = next;
    const end = endOfPart(file, next);
    yield { marker, start, end };
    if (marker === endOfImage) return;
    next = nextMarker(file, end);
  }
};

/** The next marker, and where the 0xff before it stands. */
const nextMarker = (file: Uint8Array, from: number): Omit<Part, "end"> | undefined => {
  for (let start = file.indexOf(0xff, from); start !== -1; start = file.indexOf(0xff, start + 1)) {
    const marker = file[start + 1];
    // 0xff is another fill byte. With 0x00 it is a byte of the pixels.
    if (marker !== undefined && marker !== 0xff && marker !== 0) return { marker, start };
  }
  return undefined;
};

const endOfPart = (file: Uint8Array, { marker, start }: Omit<Part, "end">) => {
  const afterMarker = start + 2;
  if (standsAlone(marker)) return afterMarker;
  const end = afterMarker + (file[afterMarker] ?? 0) * 256 + (file[afterMarker + 1] ?? 0);
  return marker === startOfScan ? endOfPixels(file, end) : end;
};

/** Where the pixels of a scan end. Markers that only restart the decoder are between them. */
const endOfPixels = (file: Uint8Array, from: number) => {
  let next = nextMarker(file, from);
  while (next && isRestart(next.marker)) next = nextMarker(file, next.start + 2);
  return next?.start ?? file.length;
};

/** A JPEG's parts before its pixels, without fill bytes. */
export const headOf = (jpeg: Uint8Array): Uint8Array => {
  const head: Uint8Array[] = [];
  for (const { marker, start, end } of partsOf(jpeg)) {
    if (marker === startOfScan) break;
    head.push(jpeg.subarray(start, end));
  }
  return joined(head);
};

/** Where the pixels of a JPEG begin, in bytes. Before them, a thumbnail with an end of its own may stand in the metadata. */
export const startOfPixels = (jpeg: Uint8Array): number => {
  for (const { marker, start } of partsOf(jpeg)) if (marker === startOfScan) return start;
  return jpeg.length;
};

/**
 * The same picture with nothing but what draws it: no place, time, device, comment, thumbnail or colour profile, and nothing
 * after its end, where phones put a film. Its orientation, 1 to 8, is written again if it is not upright.
 * Returns undefined if the file has no end.
 */
export const withoutMetadata = (jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> | undefined => {
  const parts = [...partsOf(jpeg)];
  if (parts.at(-1)?.marker !== endOfImage) return undefined;
  const [start, ...others] = parts.filter(drawsPicture).map(part => jpeg.subarray(part.start, part.end));
  return start && joined([start, ...(orientation > 1 ? [orientationPart(orientation)] : []), ...others]);
};

/** From 0xc0 to 0xdf: sizes, tables, pixels and the end. Adobe's part, 16 bytes long, says how the colours are stored. */
const drawsPicture = ({ marker, start, end }: Part) =>
  (marker >= 0xc0 && marker <= 0xdf) || (marker === adobe && end - start === 16);

/** EXIF of one entry, the orientation. */
const orientationPart = (orientation: number) => {
  const exif = [...new TextEncoder().encode("Exif\0\0MM")];
  const oneEntry = [0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [...exif, ...oneEntry, ...entry, 0, 0, 0, 0];
  return Uint8Array.of(0xff, 0xe1, 0, content.length + 2, ...content);
};

const joined = (parts: readonly Uint8Array[]) => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
