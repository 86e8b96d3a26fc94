import sharp from "sharp";
import { photo } from "../../site/photo";
import {
  type Edit,
  afterEditing,
  testData,
  problemNaming,
  problemOf,
  problemsAfter,
  problemsAfterEditing,
  problemsAfterReplacing,
  put,
  written,
} from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const PLACE = { file: SERVICE, line: 12, field: "picture.image" };
const SLIDE = { file: "pages/home.json", line: 84, field: "hero.slides[15].image" };

/** Picture files that cannot be used, by what is wrong with them. */
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
  "from a Samsung phone and cut off": async () => withPhoneHeader(await photograph()).subarray(0, -2000),
  "from a Samsung phone and damaged in its middle": async () =>
    withPhoneHeader(await photograph()).fill(0, 150_000, 150_400),
};

const raw = { width: 1920, height: 1080, channels: 4 } as const;
const bytes = 1920 * 1080 * 4;
const png = (alpha: number) => sharp(Buffer.alloc(bytes, alpha), { raw }).png().toBuffer();

/** A photograph of noise: a decoder notices damaged bytes in it. */
const photograph = () => {
  const noise = Buffer.alloc(bytes).map((_byte, index) => (index * 2654435761) >>> 24);
  return sharp(noise, { raw }).jpeg({ quality: 30 }).toBuffer();
};

/** Where the scan of a JPEG starts. */
const startOfScan = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

/** A JPEG whose scan says that it holds the first coefficient only, as some phones write. */
const withPhoneHeader = (jpeg: Buffer) => {
  const scan = startOfScan(jpeg);
  jpeg.set([0, 0, 0], scan + 2 + jpeg.readUInt16BE(scan + 2) - 3);
  return jpeg;
};

const withStrayBytes = (jpeg: Buffer) => {
  const scan = startOfScan(jpeg);
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(18), jpeg.subarray(scan)]);
};

test.each<Edit>([
  {
    what: "a picture that is not there",
    file: SERVICE,
    path: "picture.image",
    value: "../photos/nothing-like-it.jpg",
    line: 12,
    remedy: "Upload the picture, or name one that is there",
  },
  {
    what: "a picture gone from a row of numbers",
    file: SERVICE,
    path: "picture.image",
    value: "../photos/slide-17.jpg",
    line: 12,
    remedy: "Upload the picture, or name one that is there",
  },
  {
    what: "a misspelt picture",
    file: SERVICE,
    path: "picture.image",
    value: "../photos/slde-01.jpg",
    line: 12,
    remedy: 'Did you mean "../photos/slide-01.jpg"?',
  },
  {
    what: "a picture in another folder",
    file: SERVICE,
    path: "picture.image",
    value: "../team/slide-03.jpg",
    line: 12,
    remedy: 'Did you mean "../photos/slide-03.jpg"?',
  },
  {
    what: "a picture that differs in capitals",
    file: SERVICE,
    path: "picture.image",
    value: "../photos/Slide-01.jpg",
    line: 12,
    remedy: 'Did you mean "../photos/slide-01.jpg"?',
  },
  {
    what: "an empty alternative text",
    file: SERVICE,
    path: "picture.alt",
    value: "",
    line: 13,
    remedy: "Write what the picture shows",
  },
  {
    what: "a file name as alternative text",
    file: SERVICE,
    path: "picture.alt",
    value: "photo-1.jpg",
    line: 13,
    remedy: "Write what the picture shows",
  },
  {
    what: "a camera's file name as alternative text",
    file: SERVICE,
    path: "picture.alt",
    value: "IMG_2041",
    line: 13,
    remedy: "Write what the picture shows",
  },
  {
    what: "one short word as alternative text",
    file: SERVICE,
    path: "picture.alt",
    value: "Wall",
    line: 13,
    remedy: "Write in a few words what the picture shows",
  },
  {
    what: "the alternative text of another picture",
    file: SERVICE,
    path: "picture.alt",
    value: "Plain field of the colour birch, seen from straight ahead",
    line: 13,
    severity: "warning",
    remedy: "Say what scene-yard.jpg shows",
  },
  {
    what: "a decorative picture with alternative text",
    file: SERVICE,
    path: "picture.decorative",
    value: true,
    line: 13,
    field: "picture.alt",
    remedy: "Empty it, or turn that off",
  },
])("$what is reported", async edit => {
  expect(await problemsAfter(edit)).toEqual([problemOf(edit)]);
});

test("a decorative picture needs no alternative text", async () => {
  expect(await afterEditing(SERVICE, put("picture.alt", ""), put("picture.decorative", true))).toEqual([]);
});

test.each(["../photos/IMG_0001.JPG", "../logos/other.svg", "../photos/../../secret.jpg"])(
  "the path %s is refused with what it should look like",
  async image => {
    const remedy = "Write the path as ../photos/name.jpg";
    expect(await problemsAfterEditing(SERVICE, put("picture.image", image))).toEqual([
      problemNaming({ file: SERVICE, line: 12, field: "picture.image", remedy }),
    ]);
  },
);

test("a small picture, or an upright one behind a heading, has a warning; a far too small one has an error", async () => {
  const { file, line, field } = SLIDE;
  const after = async (width: number, height: number) =>
    problemsAfterReplacing({ "photos/slide-16.jpg": await photo(width, height) });
  const small = "Use a larger picture";
  expect(await after(1200, 800)).toEqual([problemNaming({ file, line, field, severity: "warning", remedy: small })]);
  const upright = "Use one that is wider than tall";
  expect(await after(1600, 2000)).toEqual([problemNaming({ file, line, field, severity: "warning", remedy: upright })]);
  expect(await after(640, 400)).toContainEqual(problemNaming({ file, line, field, remedy: small }));
});

test("a portrait version must be taller than wide and large enough", async () => {
  const withUpright = async (width: number, height: number) => {
    const data = testData("pages/home.json");
    put("hero.slides[15].portrait", "../photos/tall.jpg")(data);
    return problemsAfterReplacing({ "pages/home.json": written(data), "photos/tall.jpg": await photo(width, height) });
  };
  const naming = (severity: "error" | "warning", remedy: string) =>
    problemNaming({ file: "pages/home.json", field: "hero.slides[15].portrait", severity, remedy });
  expect(await withUpright(1080, 1920)).toEqual([]);
  expect(await withUpright(1920, 1080)).toEqual([naming("error", "Use one that is, or leave it out")]);
  expect(await withUpright(540, 960)).toEqual([naming("warning", "Use a larger picture")]);
});

test.each([
  { what: "heavier than 2 MB", remedy: "Save it smaller" },
  { what: "longer than 6000 pixels", remedy: "Save it smaller" },
  { what: "a strip", remedy: "Use one of another shape" },
  { what: "partly transparent", remedy: "Save it as JPEG" },
  { what: "a PNG under another name", remedy: "Save it again in the format that its name ends in" },
  { what: "a HEIC under another name", remedy: "export it as JPEG" },
  { what: "stored on its side", remedy: "turn it upright and save it again" },
  { what: "cut off just before its end", remedy: "Upload it again" },
  { what: "damaged in its middle", remedy: "Upload it again" },
  { what: "a web page", remedy: "Upload it again" },
  { what: "empty", remedy: "Upload the picture again" },
  { what: "from a Samsung phone and cut off", remedy: "Upload it again" },
  { what: "from a Samsung phone and damaged in its middle", remedy: "Upload it again" },
])("a picture file that is $what is refused at the line that names it", async ({ what, remedy }) => {
  const { file, line, field } = PLACE;
  const problems = await problemsAfterReplacing({ "photos/scene-yard.jpg": (await PICTURES[what]?.()) ?? null });
  expect(problems).toContainEqual(problemNaming({ file, line, field, remedy }));
});

test.each<[string, () => Promise<Buffer>]>([
  ["with a scan header of a Samsung phone", async () => withPhoneHeader(await photograph())],
  ["with stray bytes between two segments", async () => withStrayBytes(await photograph())],
  [
    "with a phone's own data after its end",
    async () => Buffer.concat([await photograph(), Buffer.from("SEFHk\0SEFT")]),
  ],
  ["with a second picture after its end", async () => Buffer.concat([await photograph(), await photo(160, 90)])],
  [
    "with a progressive scan",
    async () =>
      sharp(await photograph())
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
])("a JPEG %s, which every browser shows, is allowed", async (_what, make) => {
  expect(await problemsAfterReplacing({ "photos/scene-yard.jpg": await make() })).toEqual([]);
});

test("a picture that no page shows has a warning, even if it is damaged", async () => {
  const files = { "photos/extra.jpg": await photo(1920, 1080), "photos/broken.jpg": "x" };
  const remedy = "Use it or delete it";
  expect(await problemsAfterReplacing(files)).toEqual([
    problemNaming({ file: "photos/broken.jpg", field: "", severity: "warning", remedy }),
    problemNaming({ file: "photos/extra.jpg", field: "", severity: "warning", remedy }),
  ]);
});
