const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const BASELINE_FRAMES = [0xc0, 0xc1];

/**
 * A JPEG with a header as the standard asks. Some phones leave stray bytes between two segments, or write other numbers
 * of coefficients at the start of a baseline scan (lovell/sharp#1578); every browser ignores both. Damage of the picture
 * itself stays, and so do other files.
 */
export function withStandardHeader(bytes: Buffer): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return bytes;
  const parts = [bytes.subarray(0, 2)];
  let isBaseline = false;
  for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length;) {
    // A segment: two bytes of marker, then a length that counts itself but not the marker.
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = Buffer.from(bytes.subarray(at, end));
    const marker = segment[1] ?? 0;
    parts.push(segment);
    if (BASELINE_FRAMES.includes(marker)) isBaseline = true;
    if (marker === START_OF_SCAN) {
      // First coefficient, last coefficient, precision.
      if (isBaseline && segment.length > 5) segment.set([0, 63, 0], segment.length - 3);
      return Buffer.concat([...parts, bytes.subarray(end)]);
    }
    at = nextMarker(bytes, end);
  }
  return bytes;
}

/** The index of the next marker: a byte of 255, and one that is neither 0 nor 255. The end of the file if there is none. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && [0x00, 0xff].includes(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}
