import { randomFillSync } from "node:crypto";
import sharp from "sharp";
import { encodeWithinLimit, fitInto, longestSide, mostBytes } from "../../../src/enquiry/photographs/fit";
import { isComplete, readHeader } from "../../../src/enquiry/photographs/header";

/** A picture with noise, so that no format makes it tiny. */
const picture = (width = 60, height = 40) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });

/** The JPEG of a camera: its metadata hold a thumbnail, which is a JPEG with an end of its own. */
const withThumbnail = async () => {
  const [photograph, thumbnail] = await Promise.all([picture().jpeg().toBuffer(), picture(8, 8).jpeg().toBuffer()]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(thumbnail.length + 2);
  return Buffer.concat([
    photograph.subarray(0, 2),
    Buffer.from([0xff, 0xe2]),
    length,
    thumbnail,
    photograph.subarray(2),
  ]);
};

/** A BMP, whose header states its length in bytes. */
const bmp = () => {
  const header = Buffer.from("BM................", "latin1");
  header.writeUInt32LE(1_000, 2);
  return Buffer.concat([header, Buffer.alloc(1_000 - header.length)]);
};

describe("the header of a file", () => {
  test("gives the size of a photograph as it is seen, for each of the eight orientations", async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const file = await picture().jpeg().withMetadata({ orientation }).toBuffer();
      const size = orientation < 5 ? { width: 60, height: 40 } : { width: 40, height: 60 };
      expect(readHeader(file)).toEqual({ type: "jpg", ...size });
    }
  });

  test("names PNG, WebP, GIF, TIFF and AVIF", async () => {
    for (const [format, type] of Object.entries({ png: "png", webp: "webp", gif: "gif", tiff: "tiff", avif: "avif" }))
      expect(
        readHeader(
          await picture()
            .toFormat(format as "png")
            .toBuffer(),
        ),
      ).toEqual({ type, width: 60, height: 40 });
  });

  test("says that a drawing, a document, a film, a text or nothing is no photograph", () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom....isomiso2")]);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    for (const file of ["", "x", "%PDF-1.7\n", "<!doctype html>", drawing, film, Buffer.from([0xff, 0xd8, 0xff])])
      expect(readHeader(Buffer.from(file))).toBeUndefined();
  });
});

describe("the end of a file", () => {
  const files = async () => ({
    jpg: [
      await picture().jpeg().toBuffer(),
      await picture().jpeg({ progressive: true }).toBuffer(),
      await withThumbnail(),
    ],
    png: [await picture().png().toBuffer()],
    gif: [await picture().gif().toBuffer()],
    webp: [await picture().webp().toBuffer()],
    bmp: [bmp()],
  });

  test("is missing in a JPEG, PNG, GIF, WebP or BMP that was cut off, also if its thumbnail is complete", async () => {
    for (const [type, complete] of Object.entries(await files()))
      for (const file of complete) {
        expect(isComplete(file, type)).toBe(true);
        for (const length of [file.length - 12, file.length >> 1])
          expect(isComplete(file.subarray(0, length), type)).toBe(false);
      }
  });

  test("may be followed by more, such as the film of a moving photograph", async () => {
    const [photograph = Buffer.alloc(0)] = (await files()).jpg;
    expect(isComplete(Buffer.concat([photograph, Buffer.from("a film")]), "jpg")).toBe(true);
  });
});

describe("a photograph that is made smaller", () => {
  test("keeps its proportions, is never enlarged, and has a pixel at least", () => {
    expect(fitInto({ width: 12_000, height: 9_000 }, longestSide)).toEqual({ width: 1_600, height: 1_200 });
    expect(fitInto({ width: 9_000, height: 12_000 }, longestSide)).toEqual({ width: 1_200, height: 1_600 });
    expect(fitInto({ width: 640, height: 480 }, longestSide)).toEqual({ width: 640, height: 480 });
    expect(fitInto({ width: 20_000, height: 3 }, longestSide)).toEqual({ width: 1_600, height: 1 });
  });

  test("is encoded once if it has 400 KB at most, otherwise worse, then smaller, until it has", async () => {
    const tries: string[] = [];
    /** An encoder whose files have so many bytes for each pixel at the highest quality. */
    const encoder = (bytesPerPixel: number) => (side: number, quality: number) => {
      tries.push(`${side} ${quality}`);
      return Promise.resolve(new Blob([new Uint8Array(Math.round(side * side * quality * bytesPerPixel))]));
    };
    expect((await encodeWithinLimit(encoder(0.1))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries).toEqual(["1600 0.85"]);
    tries.length = 0;
    expect((await encodeWithinLimit(encoder(0.25))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries).toEqual(["1600 0.85", "1600 0.75", "1600 0.65", "1600 0.5"].slice(0, tries.length));
    tries.length = 0;
    expect((await encodeWithinLimit(encoder(0.6))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries.at(-1)).toBe("900 0.75");
  });
});
