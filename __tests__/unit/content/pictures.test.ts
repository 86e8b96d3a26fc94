/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { PictureReader } from "../../../plugins/gatsby-plugin-content/picture-facts";
import { afterEditing, afterReplacing, dataOf, picture, put, written } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const card = (message: string) => `content/${SERVICE}:12:14 picture.image ${message}`;
const SLIDE = 'content/pages/home.json:84:18 warning: hero.slides[15].image names "slide-16.jpg", which is';
const DAMAGED = "is damaged or not a picture at all. Upload it again.";
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`;

/** A photograph with so much in it that a decoder notices where its bytes are wrong. */
const photograph = () => {
  const noise = Buffer.alloc(1920 * 1080 * 3).map((_byte, index) => (index * 2654435761) >>> 24);
  return sharp(noise, { raw: { width: 1920, height: 1080, channels: 3 } })
    .jpeg({ quality: 30 })
    .toBuffer();
};

test.each<[string, string, string]>([
  ["is not there", "../photos/nothing-like-it.jpg", "Upload the picture, or name one that is there."],
  ["is gone from a row of numbers", "../photos/slide-17.jpg", "Upload the picture, or name one that is there."],
  ["is misspelt", "../photos/slde-01.jpg", 'Did you mean "../photos/slide-01.jpg"? Capitals and small letters count.'],
  [
    "lies in another folder",
    "../team/slide-03.jpg",
    'Did you mean "../photos/slide-03.jpg"? Capitals and small letters count.',
  ],
  [
    "differs in capitals",
    "../photos/Slide-01.jpg",
    'Did you mean "../photos/slide-01.jpg"? Capitals and small letters count.',
  ],
])("a picture that %s is refused", async (_what, image, advice) => {
  expect(await afterEditing(SERVICE, put("picture.image", image))).toEqual([
    card(`is "${image}", but there is no such file. ${advice}`),
  ]);
});

test.each(["../photos/IMG_0001.JPG", "../logos/other.svg", "../photos/../../secret.jpg"])(
  "the path %s is refused with what it should look like",
  async image => {
    expect(await afterEditing(SERVICE, put("picture.image", image))).toEqual([
      expect.stringMatching(
        /which cannot be right\. Write the path as \.\.\/photos\/name\.jpg.* Rename a file that ends in/,
      ),
    ]);
  },
);

test.each<[string, string, string]>([
  ["empty", "", 'is empty. Write what the picture shows, or add "decorative": true if it says nothing of its own.'],
  ["a file name", "photo-1.jpg", 'is "photo-1.jpg", which looks like a file name. Write what the picture shows.'],
  ["a camera's file name", "IMG_2041", 'is "IMG_2041", which looks like a file name. Write what the picture shows.'],
  ["one short word", "Wall", 'is only "Wall". Write in a few words what the picture shows.'],
  [
    "that of another picture",
    "Plain field of the colour birch, seen from straight ahead",
    "warning: describes slide-02.jpg in the same words. Say what scene-yard.jpg shows.",
  ],
])("an alternative text that is %s is told", async (_what, alt, message) => {
  const [, severity = "", said = ""] = /^(warning: )?(.*)$/.exec(message) ?? [];
  expect(await afterEditing(SERVICE, put("picture.alt", alt))).toEqual([
    `content/${SERVICE}:13:12 ${severity}picture.alt ${said}`,
  ]);
});

test("a decorative picture has no alternative text, and says so", async () => {
  expect(await afterEditing(SERVICE, put("picture.decorative", true))).toEqual([
    `content/${SERVICE}:13:12 picture.alt is not empty although "decorative" is true. Empty it (""), or delete "decorative".`,
  ]);
  const both = (data: Record<string, unknown>) => {
    put("picture.alt", "")(data);
    put("picture.decorative", true)(data);
  };
  expect(await afterEditing(SERVICE, both)).toEqual([]);
});

test("a picture that is small, or upright behind a heading, is a warning; one far too small an error", async () => {
  const small = "1200 pixels wide; this place needs 1600, or it looks blurred. Use a larger picture.";
  expect(await afterReplacing({ "photos/slide-16.jpg": await picture(1200, 800) })).toEqual([`${SLIDE} ${small}`]);
  const upright = "taller than wide and would be cropped hard here. Use one that is wider than tall.";
  expect(await afterReplacing({ "photos/slide-16.jpg": await picture(1600, 2000) })).toEqual([`${SLIDE} ${upright}`]);
  expect(await afterReplacing({ "photos/slide-16.jpg": await picture(640, 400) })).toContainEqual(
    expect.stringMatching(/^content\/pages\/home\.json:84:18 hero\.slides\[15\]\.image names .* 640 pixels wide/),
  );
});

test("an upright version is taller than wide and large enough, and shares the words of its picture", async () => {
  const withUpright = (bytes: Buffer) => {
    const data = dataOf("pages/home.json");
    put("hero.slides[15].upright", "../photos/tall.jpg")(data);
    return afterReplacing({ "pages/home.json": written(data), "photos/tall.jpg": bytes });
  };
  expect(await withUpright(await picture(1080, 1920))).toEqual([]);
  expect(await withUpright(await picture(1920, 1080))).toEqual([
    expect.stringMatching(/hero\.slides\[15\]\.upright names "tall\.jpg", which is not taller than wide/),
  ]);
  expect(await withUpright(await picture(540, 960))).toEqual([
    expect.stringMatching(/warning: hero\.slides\[15\]\.upright names .* 540 pixels wide; this place needs 720/),
  ]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  [
    "heavier than 2 MB",
    async () => Buffer.concat([await picture(1920, 1080), Buffer.alloc(2_100_000)]),
    "is 2.1 MB large; at most 2.0 MB are allowed. Save it smaller, a photograph about 2400 pixels wide.",
  ],
  [
    "longer than 6000 pixels",
    () => picture(6400, 20),
    "is 6400 × 20 pixels large; at most 6000 on each side are allowed. Save it smaller, for example 2400 pixels wide.",
  ],
  [
    "a strip",
    () => picture(3000, 40),
    "is a strip of 3000 × 40 pixels, more than 10 times as wide as tall. Use one of another shape.",
  ],
  [
    "of another format than its name says",
    async () =>
      sharp(await picture(1920, 1080))
        .png()
        .toBuffer(),
    "is really a PNG file. Save it again in the format that its name ends in.",
  ],
  [
    "a HEIC under another name",
    async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    "is really a HEIC or AVIF file. Open it in a picture program and export it as JPEG.",
  ],
  [
    "stored on its side",
    async () =>
      sharp(await picture(1080, 1920))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    "is stored turned and would be cut in the wrong places. Open it in a picture program, turn it upright and save it again.",
  ],
  ["cut off just before its end", async () => (await photograph()).subarray(0, -2000), DAMAGED],
  [
    "damaged in its middle",
    async () => {
      const bytes = await photograph();
      return bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 400);
    },
    DAMAGED,
  ],
  ["a web page", async () => Buffer.from("<html>Not found</html>"), DAMAGED],
  ["empty", async () => Buffer.alloc(0), "is empty. Upload the picture again."],
])("a picture file that is %s is refused where it is named", async (_what, make, message) => {
  expect(await afterReplacing({ "photos/scene-yard.jpg": await make() })).toContain(
    card(`names "scene-yard.jpg", which ${message}`),
  );
});

test.each<[string, string, string]>([
  ["nothing to draw", '<svg xmlns="http://www.w3.org/2000/svg"/>', DAMAGED],
  [
    "no viewBox",
    drawing('width="10" height="10"'),
    "has no viewBox, so that browsers cannot scale it. Export it again with one.",
  ],
  [
    "a size beyond all screens",
    drawing('width="9000" height="90" viewBox="0 0 10 10"'),
    "is 9000 × 90 pixels large; at most 6000 on each side are allowed. Save it smaller, for example 2400 pixels wide.",
  ],
  ["no end", drawing('viewBox="0 0 9 9"').slice(0, -9), DAMAGED],
])("a logo with %s is refused", async (_what, logo, message) => {
  expect(await afterReplacing({ "logos/logo-light.svg": logo })).toContainEqual(
    expect.stringContaining(`logoLight.image names "logo-light.svg", which ${message}`),
  );
});

test("a picture that nobody shows is warned of, also when it is damaged", async () => {
  const files = { "photos/extra.jpg": await picture(1920, 1080), "photos/broken.jpg": "x" };
  expect(await afterReplacing(files)).toEqual([
    `content/photos/broken.jpg:1:1 warning: This file ${DAMAGED} No page uses this file. Use it or delete it.`,
    "content/photos/extra.jpg:1:1 warning: No page uses this file. Use it or delete it.",
  ]);
});

test("a picture is decoded once and remembered by its bytes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const cache = join(folder, "seen.json");
  const bytes = await picture(1920, 1080);
  const first = new PictureReader(cache);
  expect(await first.facts("a.jpg", bytes)).toEqual({ width: 1920, height: 1080 });
  first.remember();
  writeFileSync(cache, readFileSync(cache, "utf8").replace("1920", "1921"));
  expect(await new PictureReader(cache).facts("b.jpg", bytes)).toEqual({ width: 1921, height: 1080 });
  writeFileSync(cache, "{");
  expect(await new PictureReader(cache).facts("b.jpg", bytes)).toEqual({ width: 1920, height: 1080 });
  rmSync(folder, { recursive: true });
});
