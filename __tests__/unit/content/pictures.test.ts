/** @jest-environment node */
import sharp from "sharp";
import { afterEditing, afterReplacing, put } from "./editor";
import { picture } from "./fixture";

const SERVICE = "services/gutter-repair-replace.json";
const card = (message: string) => `content/${SERVICE}:11:14 picture.image ${message}`;
const drawing = (inside: string, viewBox = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><path d="M0 0h9v9z"/>${inside}</svg>`;

test.each<[string, string, string]>([
  [
    "is not there",
    "../photos/nothing-like-it.jpg",
    'is "../photos/nothing-like-it.jpg", but there is no such file. Upload the picture, or name one that is there.',
  ],
  [
    "is misspelt",
    "../photos/foto-1.jpg",
    'is "../photos/foto-1.jpg", but there is no such file. Did you mean "../photos/photo-1.jpg"?',
  ],
  [
    "lies in another folder",
    "../team/photo-3.jpg",
    'is "../team/photo-3.jpg", but there is no such file. Did you mean "../photos/photo-3.jpg"?',
  ],
  [
    "differs in upper and lower case",
    "../photos/Photo-1.jpg",
    'is "../photos/Photo-1.jpg", but the file\'s name differs in upper and lower case. Did you mean "../photos/photo-1.jpg"?',
  ],
  [
    "is a mark where a photograph belongs",
    "../marks/mark.svg",
    'is "../marks/mark.svg", which cannot be right. Write the path as ../photos/name.jpg: a file of content/photos or content/team, letters, digits and hyphens in its name, ending in .jpg, .jpeg, .png or .webp.',
  ],
])("a picture that %s is refused", async (_what, image, message) => {
  expect(await afterEditing(SERVICE, put("picture.image", image))).toEqual([card(message)]);
});

test.each<[string, string, string]>([
  ["empty", "", 'is empty. Write what the picture shows, or add "decorative": true if it says nothing of its own.'],
  ["a file name", "photo-1.jpg", 'is "photo-1.jpg", which looks like a file name. Write what the picture shows.'],
  ["a camera's file name", "IMG_2041", 'is "IMG_2041", which looks like a file name. Write what the picture shows.'],
  ["one short word", "Wall", 'is only "Wall". Write in a few words what the picture shows.'],
])("an alternative text that is %s is refused", async (_what, alt, message) => {
  expect(await afterEditing(SERVICE, put("picture.alt", alt))).toEqual([
    `content/${SERVICE}:12:12 picture.alt ${message}`,
  ]);
});

test("a decorative picture has no alternative text, and says so", async () => {
  expect(await afterEditing(SERVICE, put("picture.decorative", true))).toEqual([
    `content/${SERVICE}:12:12 picture.alt is not empty although "decorative" is true. Empty it (""), or delete "decorative".`,
  ]);
  expect(
    await afterEditing(SERVICE, data => {
      put("picture.alt", "")(data);
      put("picture.decorative", true)(data);
    }),
  ).toEqual([]);
});

test("a picture that is too small for its place is a warning, one far too small an error", async () => {
  const places = { "photos/photo-16.jpg": await picture(1200, 800) };
  expect(await afterReplacing(places)).toEqual([
    'content/pages/home.json:80:18 warning: hero.slides[15].image names "photo-16.jpg", which is 1200 pixels wide; this place needs 1600, or it looks blurred. Use a larger picture.',
  ]);
  const messages = await afterReplacing({ "photos/photo-16.jpg": await picture(640, 400) });
  expect(messages).toContain(
    'content/pages/home.json:80:18 hero.slides[15].image names "photo-16.jpg", which is 640 pixels wide; this place needs 1600, or it looks blurred. Use a larger picture.',
  );
});

test.each([
  [2, "mirrored"],
  [3, "upside down"],
  [6, "on its side"],
  [7, "on its side and mirrored"],
])("a picture that its camera stored turned (orientation %i) is refused", async (orientation, turn) => {
  const turned = sharp(await picture(1080, 1920)).withMetadata({ orientation });
  const messages = await afterReplacing({ "photos/photo-1.jpg": await turned.toBuffer() });
  expect(messages).toContain(
    card(
      `names "photo-1.jpg", which is stored turned (${turn}) and would be cut in the wrong places. Save or export it again upright in a picture program, or add it with npm run new.`,
    ),
  );
});

/** A JPEG with one more application segment behind its first two bytes, as cameras write them. */
const withSegment = (jpeg: Buffer, ...parts: (string | Buffer)[]) => {
  const data = Buffer.concat(parts.map(part => Buffer.from(part as string, "latin1")));
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 4);
  return Buffer.concat([head, data, jpeg.subarray(2)]);
};
/** The EXIF block of a phone: a directory with a pointer to the GPS directory, which holds one value. */
const phoneExif = (gpsTag: string) =>
  Buffer.from(`4d4d002a00000008 0001 8825000400000001 0000001a 00000000 0001 ${gpsTag}`.replace(/ /g, ""), "hex");
const LATITUDE = "0002 0005 00000003 00000000 00000000";
const VERSION = "0000 0001 00000004 02030000 00000000";

test.each<[string, (jpeg: Buffer) => Buffer | Promise<Buffer>]>([
  [
    "a program",
    jpeg =>
      sharp(jpeg)
        .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 19/1 0/1" } })
        .toBuffer(),
  ],
  ["a phone", jpeg => withSegment(jpeg, "Exif\0\0", phoneExif(LATITUDE))],
  [
    "a photograph manager",
    jpeg => withSegment(jpeg, "http://ns.adobe.com/xap/1.0/\0", '<x:xmpmeta exif:GPSLatitude="52,19N"/>'),
  ],
])("a picture in which %s wrote where it was taken is refused", async (_what, located) => {
  const messages = await afterReplacing({ "photos/photo-1.jpg": await located(await picture(1920, 1080)) });
  expect(messages).toContain(
    card(
      'names "photo-1.jpg", which holds where it was taken (GPS data), which every visitor could read. Save or export it again without its location, or add it with npm run new.',
    ),
  );
});

test.each<[string, (jpeg: Buffer) => Buffer | Promise<Buffer>]>([
  [
    "a name",
    jpeg =>
      sharp(jpeg)
        .withExif({ IFD0: { Artist: "A" } })
        .toBuffer(),
  ],
  ["a GPS directory without a place", jpeg => withSegment(jpeg, "Exif\0\0", phoneExif(VERSION))],
  ["a block that is cut off", jpeg => withSegment(jpeg, "Exif\0\0", phoneExif(LATITUDE).subarray(0, 30))],
])("a picture with other notes of a camera or program, %s, is a warning", async (_what, noted) => {
  expect(await afterReplacing({ "photos/photo-16.jpg": await noted(await picture(1920, 1080)) })).toEqual([
    "content/photos/photo-16.jpg:1:1 warning: The picture holds notes of a camera or program (EXIF), such as the time and the kind of camera, which every visitor could read. Save or export it again without them, or add it with npm run new.",
  ]);
});

test("an upright picture behind a heading is a warning", async () => {
  expect(await afterReplacing({ "photos/photo-16.jpg": await picture(1600, 2000) })).toEqual([
    'content/pages/home.json:80:18 warning: hero.slides[15].image names "photo-16.jpg", which is taller than wide and would be cropped hard here. Use one that is wider than tall.',
  ]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  [
    "heavier than 2 MB",
    async () => Buffer.concat([await picture(1920, 1080), Buffer.alloc(2_100_000)]),
    "is 2.1 MB large; at most 2.0 MB are allowed. Save it smaller, for example 2400 pixels wide.",
  ],
  [
    "longer than 6000 pixels",
    () => picture(6400, 20),
    "is 6400 × 20 pixels large; at most 6000 on each side are allowed. Save it smaller, for example 2400 pixels wide.",
  ],
  [
    "of another format than its name says",
    () => picture(1920, 1080, "png"),
    "is really a PNG file although its name ends like a JPEG file. Save it again in the right format.",
  ],
  [
    "cut off",
    async () => (await picture(1920, 1080)).subarray(0, 2000),
    "is damaged or not a picture at all. Upload it again.",
  ],
  [
    "a web page",
    () => Promise.resolve(Buffer.from("<html>Not found</html>")),
    "is damaged or not a picture at all. Upload it again.",
  ],
  ["empty", () => Promise.resolve(Buffer.alloc(0)), "is empty. Upload the picture again."],
])("a picture file that is %s is refused where it is named", async (_what, make, message) => {
  const messages = await afterReplacing({ "photos/photo-1.jpg": await make() });
  expect(messages).toContain(card(`names "photo-1.jpg", which ${message}`));
});

test.each<[string, string, string]>([
  ["a script", drawing("<script>alert(1)</script>"), 'holds the element "<script>", which a mark must not.'],
  [
    "a script under another name",
    drawing('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    'holds the element "<x:script>", which a mark must not.',
  ],
  [
    "a script that CDATA sections hide in what looks like a comment",
    drawing('<desc><![CDATA[<!--]]></desc><script xlink:href="x.js"/><desc><![CDATA[-->]]></desc>'),
    "holds a CDATA section, which a mark must not.",
  ],
  ["an event handler", drawing('<g onload="alert(1)"/>'), "holds an event handler, which a mark must not."],
  ["a link", drawing('<a href="https://elsewhere.example"/>'), 'holds the element "<a>", which a mark must not.'],
  ["a foreign object", drawing("<foreignObject/>"), 'holds the element "<foreignObject>", which a mark must not.'],
  [
    "a reference to another file",
    drawing('<use href="other.svg#a"/>'),
    "holds a link to another file, which a mark must not.",
  ],
  [
    "a style from elsewhere",
    drawing("<style>@import 'x.css';</style>"),
    "holds a link to another file, which a mark must not.",
  ],
  [
    "an entity",
    `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("")}`,
    "holds a document type or entity, which a mark must not.",
  ],
  ["no viewBox", drawing("", ""), "has no viewBox, so that browsers cannot scale it."],
  ["an unclosed element", drawing("<g>"), "is damaged or not a picture at all."],
  ["no drawing at all", "<html></html>", "is not an SVG drawing."],
])("a mark with %s is refused", async (_what, svg, message) => {
  const messages = await afterReplacing({ "marks/mark.svg": svg });
  expect(messages[0]).toContain(
    `content/accreditations.json:8:18 items[0].mark.image names "mark.svg", which ${message}`,
  );
});

test("a mark with gradients and its own references is fine", async () => {
  const gradient =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>';
  expect(await afterReplacing({ "marks/mark.svg": `<?xml version="1.0"?>\n${drawing(gradient)}` })).toEqual([]);
});

test("a picture that no page uses is a warning", async () => {
  expect(await afterReplacing({ "team/old.jpg": await picture(800, 800) })).toEqual([
    "content/team/old.jpg:1:1 warning: No page uses this file. Use it or delete it.",
  ]);
});

test("a photograph that the gallery leaves out is a hint", async () => {
  expect(await afterEditing("pages/gallery.json", put("pictures[0]", undefined))).toEqual([
    "content/photos/photo-1.jpg:1:1 hint: The gallery does not show this photograph. Add it to content/pages/gallery.json if visitors should see it there.",
  ]);
});
