import sharp from "sharp";
import { photo } from "../../site/photo";
import { afterEditing, afterReplacing, dataOf, edits, put, rows, written } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const SLIDE = 'content/pages/home.json:84:18 warning: hero.slides[15].image names "slide-16.jpg", which is';
const PICTURES: Record<string, () => Promise<Buffer>> = {
  "heavier than 2 MB": async () => Buffer.concat([await photo(1920, 1080), Buffer.alloc(2_100_000)]),
  "longer than 6000 pixels": () => photo(6400, 20),
  "a strip": () => photo(1600, 400),
  "a PNG under another name": () => png(255),
  "partly transparent": () => png(128),
  "a HEIC under another name": async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  "stored on its side": async () =>
    sharp(await photo(1080, 1920))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  "cut off just before its end": async () => (await photograph()).subarray(0, -2000),
  "damaged in its middle": async () => (await photograph()).fill(0, 150_000, 150_400),
  "a web page": async () => Buffer.from("<html>Not found</html>"),
  empty: async () => Buffer.alloc(0),
};

const raw = { width: 1920, height: 1080, channels: 4 } as const;
const bytes = 1920 * 1080 * 4;
const png = (alpha: number) => sharp(Buffer.alloc(bytes, alpha), { raw }).png().toBuffer();

/** A photograph of noise: a decoder notices damaged bytes in it. */
const photograph = () => {
  const noise = Buffer.alloc(bytes).map((_byte, index) => (index * 2654435761) >>> 24);
  return sharp(noise, { raw }).jpeg({ quality: 30 }).toBuffer();
};

test.each(
  edits(String.raw`
    a picture that is not there | services/gutter-repair-replace.json | picture.image | "../photos/nothing-like-it.jpg" | 12:14 picture.image is "../photos/nothing-like-it.jpg", but there is no such file. Upload the picture, or name one that is there.
    a picture gone from a row of numbers | services/gutter-repair-replace.json | picture.image | "../photos/slide-17.jpg" | 12:14 picture.image is "../photos/slide-17.jpg", but there is no such file. Upload the picture, or name one that is there.
    a misspelt picture | services/gutter-repair-replace.json | picture.image | "../photos/slde-01.jpg" | 12:14 picture.image is "../photos/slde-01.jpg", but there is no such file. Did you mean "../photos/slide-01.jpg"? Capitals and small letters count.
    a picture in another folder | services/gutter-repair-replace.json | picture.image | "../team/slide-03.jpg" | 12:14 picture.image is "../team/slide-03.jpg", but there is no such file. Did you mean "../photos/slide-03.jpg"? Capitals and small letters count.
    a picture that differs in capitals | services/gutter-repair-replace.json | picture.image | "../photos/Slide-01.jpg" | 12:14 picture.image is "../photos/Slide-01.jpg", but there is no such file. Did you mean "../photos/slide-01.jpg"? Capitals and small letters count.
    an empty alternative text | services/gutter-repair-replace.json | picture.alt | "" | 13:12 picture.alt is empty. Write what the picture shows.
    a file name as alternative text | services/gutter-repair-replace.json | picture.alt | "photo-1.jpg" | 13:12 picture.alt is "photo-1.jpg", which looks like a file name. Write what the picture shows.
    a camera's file name as alternative text | services/gutter-repair-replace.json | picture.alt | "IMG_2041" | 13:12 picture.alt is "IMG_2041", which looks like a file name. Write what the picture shows.
    one short word as alternative text | services/gutter-repair-replace.json | picture.alt | "Wall" | 13:12 picture.alt is only "Wall". Write in a few words what the picture shows.
    the alternative text of another picture | services/gutter-repair-replace.json | picture.alt | "Plain field of the colour birch, seen from straight ahead" | 13:12 warning: picture.alt describes slide-02.jpg in the same words. Say what scene-yard.jpg shows.
    a decorative picture with alternative text | services/gutter-repair-replace.json | picture.decorative | true | 13:12 picture.alt is not empty although Decorative is on. Empty it, or turn that off.
  `),
)("%s is reported", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test("a decorative picture needs no alternative text", async () => {
  expect(await afterEditing(SERVICE, put("picture.alt", ""), put("picture.decorative", true))).toEqual([]);
});

test.each(["../photos/IMG_0001.JPG", "../logos/other.svg", "../photos/../../secret.jpg"])(
  "the path %s is refused with what it should look like",
  async image => {
    const advice = /which cannot be right\. Write the path as \.\.\/photos\/name\.jpg.* Rename a file that ends in/;
    expect(await afterEditing(SERVICE, put("picture.image", image))).toEqual([expect.stringMatching(advice)]);
  },
);

test("a small picture, or an upright one behind a heading, has a warning; a far too small one has an error", async () => {
  const small = "1200 pixels wide; this place needs 1600, or it looks blurred. Use a larger picture.";
  expect(await afterReplacing({ "photos/slide-16.jpg": await photo(1200, 800) })).toEqual([`${SLIDE} ${small}`]);
  const upright = "taller than wide and would be cropped hard here. Use one that is wider than tall.";
  expect(await afterReplacing({ "photos/slide-16.jpg": await photo(1600, 2000) })).toEqual([`${SLIDE} ${upright}`]);
  expect(await afterReplacing({ "photos/slide-16.jpg": await photo(640, 400) })).toContainEqual(
    expect.stringMatching(/^content\/pages\/home\.json:84:18 hero\.slides\[15\]\.image names .* 640 pixels wide/),
  );
});

test("an upright version must be taller than wide, large enough and without words of its own", async () => {
  const withUpright = async (width: number, height: number) => {
    const data = dataOf("pages/home.json");
    put("hero.slides[15].upright", "../photos/tall.jpg")(data);
    return afterReplacing({ "pages/home.json": written(data), "photos/tall.jpg": await photo(width, height) });
  };
  const named = (text: string) =>
    expect.stringContaining(`slides[15].upright names "tall.jpg", which ${text}`) as string;
  expect(await withUpright(1080, 1920)).toEqual([]);
  expect(await withUpright(1920, 1080)).toEqual([named("is not taller than wide")]);
  expect(await withUpright(540, 960)).toEqual([named("is 540 pixels wide; this place needs 700")]);
});

test.each(
  rows(`
    heavier than 2 MB | is 2.1 MB large; at most 2.0 MB are allowed. Save it smaller, a photograph about 2400 pixels wide.
    longer than 6000 pixels | is 6400 × 20 pixels large; at most 6000 on each side are allowed. Save it smaller, for example 2400 pixels wide.
    a strip | is a strip of 1600 × 400 pixels, more than 3 times as wide as tall. Use one of another shape.
    partly transparent | has transparent parts, which pages show black. Save it as JPEG.
    a PNG under another name | is really a PNG file. Save it again in the format that its name ends in.
    a HEIC under another name | is really a HEIC or AVIF file. Open it in a picture program and export it as JPEG.
    stored on its side | is stored turned and would be cut in the wrong places. Open it in a picture program, turn it upright and save it again.
    cut off just before its end | is damaged or not a picture at all. Upload it again.
    damaged in its middle | is damaged or not a picture at all. Upload it again.
    a web page | is damaged or not a picture at all. Upload it again.
    empty | is empty. Upload the picture again.
  `),
)("a picture file that is %s is refused at the line that names it", async (what, message) => {
  expect(await afterReplacing({ "photos/scene-yard.jpg": (await PICTURES[what]?.()) ?? null })).toContain(
    `content/${SERVICE}:12:14 picture.image names "scene-yard.jpg", which ${message}`,
  );
});

test.each(
  rows(`
    nothing to draw | <svg xmlns="http://www.w3.org/2000/svg"/> | is damaged or not a picture at all. Upload it again.
    no viewBox | <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg> | has no frame of its own (viewBox), so that browsers cannot scale it. Ask whoever drew it for one that has.
    a size beyond all screens | <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="90" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg> | is 9000 × 90 pixels large; at most 6000 on each side are allowed. Save it smaller, for example 2400 pixels wide.
    no end | <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9 | is damaged or not a picture at all. Upload it again.
  `),
)("a logo with %s is refused", async (_what, logo, message) => {
  expect(await afterReplacing({ "logos/logo-light.svg": logo })).toContainEqual(
    expect.stringContaining(`logoLight.image names "logo-light.svg", which ${message}`),
  );
});

test("a picture that no page shows has a warning, even if it is damaged", async () => {
  const files = { "photos/extra.jpg": await photo(1920, 1080), "photos/broken.jpg": "x" };
  expect(await afterReplacing(files)).toEqual([
    "content/photos/broken.jpg:1:1 warning: This file is damaged or not a picture at all. Upload it again. No page uses this file. Use it or delete it.",
    "content/photos/extra.jpg:1:1 warning: No page uses this file. Use it or delete it.",
  ]);
});
