/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import prettier from "prettier";
import sharp from "sharp";
import { checkContent } from "../../../src/build/content/check-content";
import { appendEntry } from "../../../src/build/content/new/append-entry";
import { slugify } from "../../../src/build/content/new/project";
import { picture } from "./fixture";
import { makeProject, removeProjects, run } from "./project-folder";

afterAll(removeProjects);

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';

/** A project folder with pictures beside it, as on an editor's computer. */
async function editorsComputer(): Promise<string> {
  const folder = await makeProject();
  const noise = Buffer.alloc(2600 * 2600 * 3).map((_byte, index) => (index * 2654435761) >>> 24);
  writeFileSync(
    join(folder, "East Roof.JPG"),
    await sharp(await picture(1920, 1200))
      .withExif({ IFD0: { Artist: "A" } })
      .jpeg()
      .toBuffer(),
  );
  writeFileSync(
    join(folder, "huge.jpg"),
    await sharp(noise, { raw: { width: 2600, height: 2600, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
  writeFileSync(join(folder, "small.png"), await picture(500, 500, "png"));
  writeFileSync(join(folder, "new-mark.svg"), MARK);
  writeFileSync(join(folder, "bad-mark.svg"), MARK.replace("<circle", "<script/><circle"));
  writeFileSync(join(folder, "broken.jpg"), "not a picture");
  return folder;
}

const errorsIn = async (folder: string) => (await checkContent(folder)).filter(({ severity }) => severity === "error");
const read = (folder: string, path: string) => readFileSync(join(folder, "content", path), "utf8");
const data = (folder: string, path: string) => JSON.parse(read(folder, path)) as Record<string, unknown>;

test.each<[string, string[], string]>([
  [
    "service",
    ["--title", "Roof Sheeting", "--picture", "East Roof.JPG", "--alt", "New sheets on a low roof"],
    "services/roof-sheeting.json",
  ],
  [
    "service",
    ["--title", "Joinery", "--layout", "trades", "--picture", "photo-1.jpg", "--alt", "New sheets on a low roof"],
    "services/joinery.json",
  ],
  [
    "case-study",
    [
      "--name",
      "Silo Coating",
      "--service",
      "industrial-coatings",
      "--featured",
      "yes",
      "--picture",
      "huge.jpg",
      "--alt",
      "A silo with a fresh coat",
    ],
    "case-studies/silo-coating.json",
  ],
  [
    "case-study",
    [
      "--name",
      "Later Project",
      "--service",
      "industrial-coatings",
      "--picture",
      "photo-2.jpg",
      "--alt",
      "A silo with a fresh coat",
    ],
    "case-studies/later-project.json",
  ],
  ["team-member", ["--name", "Zoë O’Neill", "--role", "Site Manager", "--picture", "small.png"], "team.json"],
  ["client", ["--name", "Example Haulage", "--mark", "new-mark.svg"], "clients.json"],
  ["slide", ["--picture", "East Roof.JPG", "--alt", "New sheets on a low roof"], "pages/home.json"],
  ["alias", ["--path", "/projects/stand-roof", "--case-study", "stand"], "aliases.json"],
])(
  "a new %s is valid at once, and formatted like the other files (%j)",
  async (kind, flags, file) => {
    const folder = await editorsComputer();
    const before = await checkContent(folder);
    const { status, output, errors } = await run("new", folder, [kind, ...flags]);
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    expect(output).toContain(`content/${file}`);
    expect(before).toEqual([]);
    expect(await errorsIn(folder)).toEqual([]);
    const config = await prettier.resolveConfig(join(process.cwd(), "package.json"));
    for (const path of [file, "pages/gallery.json"])
      expect(await prettier.check(read(folder, path), { ...config, parser: "json" })).toBe(true);
  },
  30_000,
);

test("a photograph is copied in without the camera's data, made smaller if need be, and shown in the gallery", async () => {
  const folder = await editorsComputer();
  await run("new", folder, ["slide", "--picture", "huge.jpg", "--alt", "A wall of many colours"]);
  const bytes = readFileSync(join(folder, "content", "photos", "huge.jpg"));
  expect(bytes.length).toBeLessThan(2_000_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 2400 });
  expect(JSON.stringify(data(folder, "pages/gallery.json"))).toContain(
    '{"image":"../photos/huge.jpg","alt":"A wall of many colours","caption":"A wall of many colours"}',
  );
  await run("new", folder, ["slide", "--picture", "East Roof.JPG", "--alt", "New sheets on a low roof"]);
  expect(
    (await sharp(readFileSync(join(folder, "content", "photos", "east-roof.jpg"))).metadata()).exif,
  ).toBeUndefined();
}, 30_000);

test("a published case study carries a note that its words are starter text, a placeholder its template text", async () => {
  const folder = await editorsComputer();
  const common = ["--service", "industrial-coatings", "--picture", "photo-2.jpg", "--alt", "A silo with a fresh coat"];
  await run("new", folder, ["case-study", "--name", "First", "--status", "published", ...common]);
  await run("new", folder, ["case-study", "--name", "Second", ...common]);
  expect(data(folder, "case-studies/first.json")).toMatchObject({
    status: "published",
    featured: false,
    order: 7,
    standIn: expect.stringContaining("Starter text") as string,
  });
  expect(data(folder, "case-studies/second.json")).toMatchObject({
    status: "placeholder",
    order: 8,
    summary: expect.stringMatching(/^\[Your summary/) as string,
  });
}, 30_000);

test.each<[string, string[], string]>([
  [
    "no kind that exists",
    ["servce"],
    'There is no kind "servce". Did you mean "service"? Choose service, case-study, team-member, client, slide or alias.',
  ],
  [
    "a flag that does not exist",
    ["alias", "--pth", "x"],
    'alias has no flag "--pth". Did you mean "--path"? It takes --path and --case-study.',
  ],
  [
    "flags missing",
    ["alias"],
    "--path is missing: Second address, starting with /projects/.\n--case-study is missing: Case study that it shows (beams, hall, office, stand, unwritten or warehouse).",
  ],
  ["a flag without a value", ["alias", "--path"], "Option '--path <value>' argument missing"],
  [
    "an address that cannot be",
    ["alias", "--path", "/Foo", "--case-study", "hall"],
    '--path is "/Foo". Write /projects/ and lower-case words joined by hyphens, for example /projects/gutter-repair.',
  ],
  [
    "an address that is taken",
    ["alias", "--path", "/projects/coatings", "--case-study", "hall"],
    'Nothing was written, because it would not be right:\ncontent/aliases.json:9:15 aliases[1].path is "/projects/coatings" for the second time (first in entry 1). Delete one of the two.',
  ],
  [
    "a file that is there",
    ["service", "--title", "Other Services", "--picture", "photo-1.jpg", "--alt", "A wall of the building"],
    '--slug is "other-services", and content/services/other-services.json is there already. Nothing is overwritten; choose another.',
  ],
  [
    "a picture that is not there",
    ["slide", "--picture", "nowhere.jpg", "--alt", "A wall of the building"],
    '--picture is "nowhere.jpg", but there is no such file on this computer or in content/photos.',
  ],
  [
    "a file that is no picture",
    ["slide", "--picture", "broken.jpg", "--alt", "A wall of the building"],
    "The picture cannot be read. Save it as JPEG, PNG or WebP and try again.",
  ],
  [
    "a picture far too small",
    ["slide", "--picture", "small.png", "--alt", "A wall of the building"],
    'Nothing was written, because it would not be right:\ncontent/pages/gallery.json:97:16 pictures[16].image names "small.png", which is 500 pixels wide; this place needs 1200',
  ],
  [
    "a mark with a script",
    ["client", "--name", "Haulage", "--mark", "bad-mark.svg"],
    'The mark holds the element "<script>", which a mark must not. Export it again as plain SVG (in Inkscape: "Plain SVG").',
  ],
  [
    "words that no page may show",
    ["team-member", "--name", "<b>Anna</b>", "--role", "Director", "--picture", "person.jpg"],
    'Nothing was written, because it would not be right:\ncontent/team.json:32:15 members[3].name holds "<b>"',
  ],
])(
  "with %s nothing is written, and the reason is said",
  async (_what, args, message) => {
    const folder = await editorsComputer();
    const before = snapshotOf(folder);
    const { status, output, errors } = await run("new", folder, args);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toContain(message);
    expect(errors).not.toMatch(/\n\s+at /);
    expect(snapshotOf(folder)).toEqual(before);
  },
  30_000,
);

function snapshotOf(folder: string): string[] {
  return (readdirSync(join(folder, "content"), { recursive: true }) as string[]).map(path => {
    const full = join(folder, "content", path);
    return existsSync(full) && path.endsWith(".json") ? `${path} ${readFileSync(full, "utf8")}` : path;
  });
}

test("a list keeps every character that was there, whatever its formatting", () => {
  const windows = '{\r\n\t"items": [\r\n\t\t{ "a": 1 }\r\n\t]\r\n}\r\n';
  expect(appendEntry(windows, ["items"], { b: 2 })).toBe(
    '{\r\n\t"items": [\r\n\t\t{ "a": 1 },\r\n\t\t{\r\n\t\t  "b": 2\r\n\t\t}\r\n\t]\r\n}\r\n',
  );
  expect(appendEntry('{\n  "items": []\n}\n', ["items"], { b: 2 })).toBe(
    '{\n  "items": [\n    {\n      "b": 2\n    }\n  ]\n}\n',
  );
  expect(JSON.parse(appendEntry('{"x":{"items":[1,2]}}', ["x", "items"], { b: 2 }))).toEqual({
    x: { items: [1, 2, { b: 2 }] },
  });
  expect(() => appendEntry("{}", ["items"], {})).toThrow("There is no list called items.");
});

test.each([
  ["Roof Sheeting & Cladding", "roof-sheeting-cladding"],
  ["  Zoë’s Café – no. 2 ", "zoes-cafe-no-2"],
  ["???", ""],
])("the name %j becomes the slug %j", (name, slug) => expect(slugify(name)).toBe(slug));
