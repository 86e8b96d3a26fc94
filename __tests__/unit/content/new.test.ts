/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/build/content/check-content";
import { addNew } from "../../../src/build/content/cli/add-new";
import { appendEntry } from "../../../src/build/content/new/append-entry";
import { slugify } from "../../../src/build/content/new/project";
import { picture } from "./fixture";
import { makeProject, removeProjects, run } from "./project-folder";

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';
const ALT = ["--alt", "New sheets on a low roof"];

/** A folder of pictures as on an editor's computer. */
const pictures = mkdtempSync(join(tmpdir(), "pictures-"));
const at = (name: string) => join(pictures, name);

beforeAll(async () => {
  const noise = Buffer.from(Array.from({ length: 2600 * 1300 * 3 }, (_, index) => (index * 2654435761) >>> 24));
  const huge = sharp(noise, { raw: { width: 2600, height: 1300, channels: 3 } }).resize(5200);
  const turned = sharp(await picture(1200, 1920)).withMetadata({ orientation: 6 });
  writeFileSync(
    at("East Roof.JPG"),
    await turned
      .withExif({ IFD0: { Artist: "A" } })
      .jpeg()
      .toBuffer(),
  );
  writeFileSync(at("huge.jpg"), await huge.jpeg({ quality: 90 }).toBuffer());
  writeFileSync(at("small.png"), await picture(500, 500, "png"));
  writeFileSync(at("new-mark.svg"), MARK);
  writeFileSync(at("bad-mark.svg"), MARK.replace("<circle", "<script/><circle"));
  writeFileSync(at("broken.jpg"), "not a picture");
});
afterAll(() => {
  removeProjects();
  rmSync(pictures, { recursive: true });
});

const errorsIn = async (folder: string) => (await checkContent(folder)).filter(({ severity }) => severity === "error");
const data = (folder: string, path: string) =>
  JSON.parse(readFileSync(join(folder, "content", path), "utf8")) as Record<string, unknown>;

test("each kind is valid at once and formatted like the other files", async () => {
  const folder = await makeProject();
  const additions: [string, string[]][] = [
    ["services/roof-sheeting.json", ["service", "--title", "Roof Sheeting", "--picture", at("East Roof.JPG"), ...ALT]],
    [
      "services/joinery.json",
      ["service", "--title", "Joinery", "--layout", "trades", "--picture", "photo-1.jpg", ...ALT],
    ],
    [
      "case-studies/silo-coating.json",
      [
        "case-study",
        "--name",
        "Silo Coating",
        "--service",
        "joinery",
        "--featured",
        "yes",
        "--picture",
        at("huge.jpg"),
        ...ALT,
      ],
    ],
    [
      "case-studies/later-project.json",
      ["case-study", "--name", "Later Project", "--service", "joinery", "--picture", "photos/photo-2.jpg", ...ALT],
    ],
    ["team.json", ["team-member", "--name", "Zoë O’Neill", "--role", "Site Manager", "--picture", at("small.png")]],
    ["clients.json", ["client", "--name", "Example Haulage", "--mark", at("new-mark.svg")]],
    ["pages/home.json", ["slide", "--picture", at("huge.jpg"), ...ALT]],
    ["aliases.json", ["alias", "--path", "/projects/silo", "--case-study", "silo-coating"]],
  ];
  for (const [file, args] of additions) {
    expect(await addNew(args, folder, false)).toContain(`content/${file}`);
    expect([args[0], await errorsIn(folder)]).toEqual([args[0], []]);
  }
  const files = [...additions.map(([file]) => file), "pages/gallery.json"].map(file => join(folder, "content", file));
  const prettier = join(process.cwd(), "node_modules", "prettier", "bin", "prettier.cjs");
  execFileSync(process.execPath, [prettier, "--check", "--config", join(process.cwd(), ".prettierrc.json"), ...files]);
}, 60_000);

test("a new service and its case study say what the design was made for", async () => {
  const folder = await makeProject();
  const said = await addNew(["service", "--title", "Joinery", "--picture", "photo-1.jpg", ...ALT], folder, false);
  expect(said.split("\n")).toEqual([
    "Wrote   content/services/joinery.json",
    "The page is at /services/joinery. Put the firm's own words into content/services/joinery.json.",
    "content/pages/home.json:118:3 warning: There are 7 services; the home page was designed for 6. If this is meant, look at the home page on a phone and on a wide screen.",
  ]);
});

test("a photograph is turned, made light enough, freed of the camera's data and shown in the gallery", async () => {
  const folder = await makeProject();
  await addNew(["slide", "--picture", at("huge.jpg"), "--alt", "A wall of many colours"], folder, false);
  const bytes = readFileSync(join(folder, "content", "photos", "huge.jpg"));
  expect(bytes.length).toBeLessThan(2_000_000);
  expect(JSON.stringify(data(folder, "pages/gallery.json"))).toContain(
    '{"image":"../photos/huge.jpg","alt":"A wall of many colours","caption":"A wall of many colours"}',
  );
  await addNew(["slide", "--picture", at("East Roof.JPG"), ...ALT], folder, false);
  const { exif, width, height } = await sharp(
    readFileSync(join(folder, "content", "photos", "east-roof.jpg")),
  ).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1920, height: 1200 });
}, 30_000);

test("a caption made from a long alternative text is cut at a word to what fits", async () => {
  const folder = await makeProject();
  const alt = `The ${"very ".repeat(26)}long roof of an industrial unit near Eye`;
  const taken = ["--picture", at("huge.jpg"), "--alt", alt];
  await addNew(["service", "--title", "Joinery", ...taken], folder, false);
  const cut = `"caption":"The ${"very ".repeat(26)}long"`;
  expect(JSON.stringify(data(folder, "pages/gallery.json"))).toContain(cut);
  const other = await makeProject();
  await addNew(["slide", ...taken], other, false);
  expect(JSON.stringify(data(other, "pages/gallery.json"))).toContain(cut);
}, 30_000);

test("a published case study carries a note that its words are starter text, a placeholder its template text", async () => {
  const folder = await makeProject();
  const common = ["--service", "industrial-coatings", "--picture", "photo-2.jpg", ...ALT];
  await addNew(["case-study", "--name", "First", "--status", "published", ...common], folder, false);
  await addNew(["case-study", "--name", "Second", ...common], folder, false);
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
});

const NOT_RIGHT = "Nothing was written, because it would not be right:\n";

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
    `${NOT_RIGHT}content/aliases.json:9:15 aliases[1].path is "/projects/coatings" for the second time (first in entry 1). Delete one of the two.`,
  ],
  [
    "a file that is there",
    ["service", "--title", "Other Services", "--picture", "photo-1.jpg", ...ALT],
    '--slug is "other-services", and content/services/other-services.json is there already. Nothing is overwritten; choose another.',
  ],
  [
    "a picture that is not there",
    ["slide", "--picture", "nowhere.jpg", ...ALT],
    '--picture is "nowhere.jpg", but there is no such file on this computer or in content/photos.',
  ],
  [
    "a file that is no picture",
    ["slide", "--picture", at("broken.jpg"), ...ALT],
    "The picture cannot be read. Save it as JPEG, PNG or WebP and try again.",
  ],
  [
    "a picture far too small",
    ["slide", "--picture", at("small.png"), ...ALT],
    `${NOT_RIGHT}content/pages/gallery.json:92:16 pictures[16].image names "small.png", which is 500 pixels wide; this place needs 1200`,
  ],
  [
    "a caption that is too long",
    ["slide", "--picture", at("huge.jpg"), "--caption", "Long words ".repeat(13), ...ALT],
    "--caption is too long: 142 characters, at most 140 fit.",
  ],
  [
    "a mark with a script",
    ["client", "--name", "Haulage", "--mark", at("bad-mark.svg")],
    'The mark holds the element "<script>", which a mark must not. Export it again as plain SVG (in Inkscape: "Plain SVG").',
  ],
  [
    "a person who is there already",
    ["team-member", "--name", "Anna", "--role", "Director", "--picture", "person.jpg"],
    `${NOT_RIGHT}content/team.json:32:13 members[3].id is "anna", which is the same as in entry 1 of the list.`,
  ],
  [
    "words that no page may show",
    ["team-member", "--name", "<b>Dora</b>", "--role", "Director", "--picture", "person.jpg"],
    `${NOT_RIGHT}content/team.json:33:15 members[3].name holds "<b>"`,
  ],
])("with %s nothing is written, and the reason is said", async (_what, args, message) => {
  const folder = await makeProject();
  const before = contentOf(folder);
  await expect(addNew(args, folder, false)).rejects.toThrow(message);
  expect(contentOf(folder)).toEqual(before);
});

const MEND = "Run npm run check and mend the file first.";

test.each<[string, string[]]>([
  ["team.json", ["team-member", "--name", "Dora", "--role", "Director", "--picture", "person.jpg"]],
  ["clients.json", ["client", "--name", "Haulage", "--mark", "mark.svg"]],
  ["pages/home.json", ["slide", "--picture", "photo-1.jpg", ...ALT]],
  ["pages/gallery.json", ["slide", "--picture", at("huge.jpg"), ...ALT]],
  ["aliases.json", ["alias", "--path", "/projects/a", "--case-study", "hall"]],
])("while content/%s is broken nothing is added to it, and the place is named", async (path, args) => {
  const folder = await makeProject();
  const full = join(folder, "content", path);
  writeFileSync(full, '{\n  "$schema": "x",\n}\n');
  await expect(addNew(args, folder, false)).rejects.toThrow(
    `content/${path}:2:17 There is a comma before the closing }. Delete the comma. ${MEND}`,
  );
  writeFileSync(full, "{}\n");
  await expect(addNew(args, folder, false)).rejects.toThrow(/^content\/\S+:1:1 There is no list called \S+\. Run/);
  writeFileSync(full, "\uFEFF{}\n");
  await expect(addNew(args, folder, false)).rejects.toThrow(`content/${path}:1:1 The file starts with an invisible`);
});

function contentOf(folder: string): string[] {
  const paths = readdirSync(join(folder, "content"), { recursive: true }) as string[];
  return paths.map(path =>
    path.endsWith(".json") ? `${path} ${readFileSync(join(folder, "content", path), "utf8")}` : path,
  );
}

test("without a terminal the command never waits, and a refusal is exit status 2 in plain words", async () => {
  const folder = await makeProject();
  const [added, refused] = await Promise.all([
    run("new", folder, ["alias", "--path", "/projects/a", "--case-study", "hall"]),
    run("new", folder, ["alias"]),
  ]);
  expect(added).toEqual({
    status: 0,
    output: "Changed content/aliases.json\nThe case study is at /projects/a, too.\n",
    errors: "",
  });
  expect(refused).toEqual({
    status: 2,
    output: "",
    errors: expect.stringMatching(/^--path is missing: .*\n--case-study is missing: .*\n$/) as string,
  });
}, 30_000);

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
