import { randomFillSync } from "node:crypto";
import sharp from "sharp";
import { encodeWithinLimit, fitInto, mostBytes, mostPixels } from "../../../src/enquiry/photographs/fit";
import { isComplete, readHeader } from "../../../src/enquiry/photographs/header";
import { withoutMetadata } from "../../../src/enquiry/photographs/jpeg";

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

/** The same JPEG with two fill bytes before each marker of its head and before its end, as the standard allows. */
const withFillBytes = (jpeg: Buffer) => {
  const fill = Buffer.from([0xff, 0xff]);
  const parts: Buffer[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    parts.push(fill, jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, fill, jpeg.subarray(at, -2), fill, jpeg.subarray(-2)]);
};

/** A JPEG with everything that a phone or a program writes into it: each text begins with "Secret". */
const fullOfSecrets = async (orientation: number, options: sharp.JpegOptions = {}) => {
  const photograph = await picture()
    .withExif({ IFD0: { Make: "Secret device" }, IFD3: { GPSLatitude: "52/1 19/1 0/1", GPSLatitudeRef: "N" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret place</x:xmpmeta>")
    .withIccProfile("p3")
    .withMetadata({ orientation })
    .jpeg(options)
    .toBuffer();
  const part = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const comments = [part(0xfe, "Secret comment"), part(0xed, "Secret caption"), part(0xe4, "Secret part")];
  const film = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from("Secret film")]);
  return Buffer.concat([photograph.subarray(0, 2), ...comments, photograph.subarray(2), film]);
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
      expect(readHeader(file)).toEqual({ type: "jpg", orientation, ...size });
    }
  });

  test("may have fill bytes before each marker of a JPEG, also of one that lies on its side", async () => {
    for (const orientation of [1, 6]) {
      const file = await picture().jpeg().withMetadata({ orientation }).toBuffer();
      const filled = withFillBytes(file);
      expect(readHeader(filled)).toEqual(readHeader(file));
      expect(isComplete(filled, "jpg")).toBe(true);
      expect(isComplete(filled.subarray(0, -8), "jpg")).toBe(false);
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
      ).toEqual({ type, orientation: 1, width: 60, height: 40 });
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
    expect(fitInto({ width: 12_000, height: 9_000 }, mostPixels)).toEqual({ width: 1_600, height: 1_200 });
    expect(fitInto({ width: 9_000, height: 12_000 }, mostPixels)).toEqual({ width: 1_200, height: 1_600 });
    expect(fitInto({ width: 640, height: 480 }, mostPixels)).toEqual({ width: 640, height: 480 });
    expect(fitInto({ width: 20_000, height: 3 }, mostPixels)).toEqual({ width: 8_192, height: 1 });
  });

  test("has as many pixels as another one if it is a panorama, lying or standing", () => {
    expect(fitInto({ width: 16_000, height: 2_000 }, mostPixels)).toEqual({ width: 3_919, height: 490 });
    expect(fitInto({ width: 2_000, height: 16_000 }, mostPixels)).toEqual({ width: 490, height: 3_919 });
    expect(fitInto({ width: 3_000, height: 600 }, mostPixels)).toEqual({ width: 3_000, height: 600 });
  });

  test("is encoded once if it has 400 KB at most, otherwise worse, then smaller, until it has", async () => {
    const tries: string[] = [];
    /** An encoder whose files have so many bytes for each pixel at the highest quality. */
    const encoder = (bytesPerPixel: number) => (pixels: number, quality: number) => {
      tries.push(`${pixels} ${quality}`);
      return Promise.resolve(new Blob([new Uint8Array(Math.round(pixels * quality * bytesPerPixel))]));
    };
    expect((await encodeWithinLimit(encoder(0.2))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries).toEqual(["1920000 0.85"]);
    tries.length = 0;
    expect((await encodeWithinLimit(encoder(0.3))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries).toEqual(["1920000 0.85", "1920000 0.75", "1920000 0.65", "1920000 0.5"].slice(0, tries.length));
    tries.length = 0;
    expect((await encodeWithinLimit(encoder(0.9))).size).toBeLessThanOrEqual(mostBytes);
    expect(tries.at(-1)).toBe("480000 0.85");
  });
});

describe("a JPEG that is sent as it is", () => {
  test("keeps every pixel and how it is turned, and nothing else that was in the file", async () => {
    for (const options of [{}, { progressive: true }, { chromaSubsampling: "4:4:4" }])
      for (const orientation of [1, 3, 6, 8]) {
        const secret = await fullOfSecrets(orientation, options);
        expect(secret.toString("latin1").match(/Secret/g)).toHaveLength(6);
        const bare = Buffer.from(
          withoutMetadata(orientation === 8 ? withFillBytes(secret) : secret, orientation) ?? [],
        );
        expect(bare.toString("latin1")).not.toMatch(/Secret|GPS|http|ICC_PROFILE/);
        const { xmp, iptc, icc, exif, orientation: turned = 1 } = await sharp(bare).metadata();
        expect({ xmp, iptc, icc, turned }).toEqual({ turned: orientation });
        expect(exif?.length ?? 0).toBe(orientation === 1 ? 0 : 32);
        const pixels = (jpeg: Buffer) => sharp(jpeg, { failOn: "warning" }).raw().toBuffer();
        expect(await pixels(bare)).toEqual(await pixels(secret.subarray(0, secret.indexOf("Secret film"))));
        expect([...bare.subarray(0, 3), ...bare.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xff, 0xd9]);
      }
  });

  test("keeps the colours of a file for print", async () => {
    const cmyk = await picture().toColourspace("cmyk").jpeg().toBuffer();
    const bare = Buffer.from(withoutMetadata(cmyk, 1) ?? []);
    expect((await sharp(bare).metadata()).space).toBe("cmyk");
  });

  test("is none if its end is missing", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(withoutMetadata(jpeg.subarray(0, -12), 1)).toBeUndefined();
    expect(withoutMetadata(Buffer.from([]), 1)).toBeUndefined();
  });
});
