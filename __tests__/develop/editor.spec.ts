import { randomBytes } from "node:crypto";
import { cp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { serveEditor } from "../../src/editor/serve";
import { editedSite } from "../site/project";
import { add, choosePicture, entries, group, input, part, pick, save, write } from "./form";
import { developUrl } from "./project";

/** A project of the editor's own, with the content of the tests. */
const project = ".test-site/editor";
const original = join(editedSite, "content");

let editor: Awaited<ReturnType<typeof serveEditor>>;
const reset = async () => {
  await rm(project, { recursive: true, force: true });
  await cp(original, join(project, "content"), { recursive: true });
};
test.beforeAll(async () => {
  await reset();
  editor = await serveEditor(project, 0, developUrl);
});
test.afterEach(reset);
test.afterAll(() => {
  editor.server.close();
  editor.server.closeAllConnections();
});

/** Opens a file of the content in the editor, by the names of its collection and itself. */
const open = async (page: Page, way: string) => {
  await page.goto(`${editor.url}editor/#/collections/${way}`);
  await expect(page.getByText("Changes saved")).toBeVisible();
};
const openEntry = (page: Page, collection: string, name: string) => open(page, `${collection}/entries/${name}`);

const saved = async (page: Page) => {
  await save(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
};

const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();

const paths = async (folder: string) => {
  const found = await readdir(folder, { recursive: true });
  const files = await Promise.all(found.map(async path => ((await stat(join(folder, path))).isFile() ? [path] : [])));
  return files.flat();
};

/** What differs from the content as it was: lines that are gone (-) and have come (+), new files and pictures by name. */
const difference = async () => {
  const content = join(project, "content");
  const all = [...new Set([...(await paths(original)), ...(await paths(content))])].sort();
  const changes = await Promise.all(
    all.map(async (path): Promise<[string, string[]][]> => {
      const [before, after] = await Promise.all(
        [original, content].map(folder => readFile(join(folder, path)).catch(() => Buffer.alloc(0))),
      );
      if (before?.equals(after ?? Buffer.alloc(0))) return [];
      if (!path.endsWith(".json") || !before?.length || !after?.length)
        return [[path, [after?.length ? "new" : "gone"]]];
      const [old, now] = [before, after].map(bytes =>
        bytes
          .toString()
          .split("\n")
          .map(line => line.trim()),
      );
      const gone = (old ?? []).filter(line => !now?.includes(line)).map(line => `-${line}`);
      const come = (now ?? []).filter(line => !old?.includes(line)).map(line => `+${line}`);
      return [[path, [...gone, ...come]]];
    }),
  );
  return Object.fromEntries(changes.flat());
};

const json = async (path: string) =>
  JSON.parse(await readFile(join(project, "content", path), "utf8")) as Record<string, object>;

test("a changed headline changes its line, and leaving without saving changes nothing", async ({ page }) => {
  await openEntry(page, "pages", "home");
  const hero = await group(page, "Hero");
  const before = await input(hero, "Headline").inputValue();
  await write(hero, "Headline", "Nobody wants this");
  page.on("dialog", dialog => void dialog.accept());
  await page.getByText(/Writing in/).click();
  await expect(page.getByText("Home page")).toBeVisible();
  expect(await difference()).toEqual({});

  await openEntry(page, "pages", "home");
  await write(await group(page, "Hero"), "Headline", "Dry halls, sound roofs");
  await saved(page);
  expect(await difference()).toEqual({
    "pages/home.json": [`-"headline": ${JSON.stringify(before)},`, '+"headline": "Dry halls, sound roofs",'],
  });
});

test("a picture from a phone is stored upright, small and without place or camera", async ({ page }) => {
  // Noise, which no JPEG makes small.
  const raw = { width: 4032, height: 3024, channels: 1 } as const;
  const photo = await sharp(randomBytes(raw.width * raw.height), { raw })
    .withExif({ IFD0: { Model: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 3/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);
  await openEntry(page, "services", "gutter-repair-replace");
  const card = await group(page, "Card picture");
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer: photo });
  await write(card, "Alternative text", "A roof as the phone has seen it");
  // The focus of the old picture says nothing of the new one, in which a new one is chosen by hand.
  await expect(input(card, "Focus")).toHaveValue("");
  const shown = card.getByAltText("Press what must stay in view");
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  await shown.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect(input(card, "Focus")).toHaveValue("25% 75%");
  await saved(page);
  expect(await difference()).toEqual({
    "photos/img-0001.jpg": ["new"],
    "services/gutter-repair-replace.json": [
      '-"image": "../photos/scene-yard.jpg",',
      '-"alt": "Quiet yard scene below an evenly lit sky",',
      '+"image": "../photos/img-0001.jpg",',
      '+"alt": "A roof as the phone has seen it",',
      '+"focus": "25% 75%"',
    ],
  });
  const stored = await sharp(join(project, "content/photos/img-0001.jpg")).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });
  expect(stored.exif ?? stored.orientation).toBeUndefined();
  expect((await stat(join(project, "content/photos/img-0001.jpg"))).size).toBeLessThan(2_000_000);
});

test("a slide is dragged, and its lines move with it", async ({ page }) => {
  const before = (await json("pages/home.json")) as { hero: { slides: object[] } };
  await openEntry(page, "pages", "home");
  const slides = part(await group(page, "Hero"), "Slides");
  const [first, second] = [entries(slides).nth(0), entries(slides).nth(1)];
  const handle = second.locator("[aria-roledescription=sortable]");
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error("There are no slides.");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y - 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await saved(page);
  const { hero } = (await json("pages/home.json")) as { hero: { slides: object[] } };
  const [one, two, ...rest] = before.hero.slides;
  expect(hero.slides).toEqual([two, one, ...rest]);
  expect(await difference()).toEqual({ "pages/home.json": [] });
});

test("a service with sub-services is added by the form alone, without its faults", async ({ page }) => {
  page.on("dialog", dialog => void dialog.accept());
  await open(page, "services/new");
  const description = `New sheets for roofs of stores, sheds and workshops, ${"laid straight and fixed tight ".repeat(3)}.`;
  for (const [label, text] of Object.entries({
    Slug: "roof-sheeting",
    Order: "97",
    "Menu name": "Roof Sheeting",
    "Card heading": "Roof Sheeting",
    "Card text": description.slice(0, 120),
    "Search description": description,
  }))
    await write(page, label, text);
  await pick(page, "Icon", "coating");
  await pick(page, "Layout", "trades");
  const photo = (background: string) =>
    sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const card = await group(page, "Card picture");
  await choosePicture(card, "Picture file", { name: "Sheets on a roof.jpg", buffer: await photo("#567") });
  await write(card, "Alternative text", "New grey sheets on a roof");
  const hero = await group(page, "Hero");
  await write(hero, "Heading", "Sheets that stay");
  await write(hero, "Text", "We lay new sheets on roofs of every kind.");
  const wide = await group(hero, "Picture");
  await choosePicture(wide, "Picture file", { name: "Sheets from above.jpg", buffer: await photo("#765") });
  await write(wide, "Alternative text", "Rows of grey sheets seen from above");
  const tile = await add(part(hero, "Feature tiles"));
  await write(tile, "Title", "Straight");
  await write(tile, "Description", "Each sheet lies in line.");

  await save(page);
  await told(page, "Not saved: something is missing or not right yet.");
  expect(await difference()).toEqual({});

  const subServices = await group(page, "Sub-services");
  await write(subServices, "Heading", "What we lay");
  const works = part(subServices, "Pieces of work");
  for (const title of ["Steel sheets", "Fibre sheets"]) {
    const work = await add(works);
    await write(work, "Title", title);
    await write(work, "Icon", "🔩");
    await write(work, "Description", `${title} for roofs that are walked on. They are screwed to the beams.`);
  }
  await save(page);
  await told(page, /Not saved\. Prompt is missing/);
  expect(await difference()).toEqual({});

  const prompt = await add(part(page, "Prompt"));
  await write(prompt, "Heading", "Not sure which sheets?");
  await write(prompt, "Text", "Tell us what stands below the roof.");
  const action = await group(prompt, "Button");
  await write(action, "Label", "Ask us");
  await write(action, "Address", "/contact");
  await saved(page);
  expect(await difference()).toEqual({
    "photos/sheets-from-above.jpg": ["new"],
    "photos/sheets-on-a-roof.jpg": ["new"],
    "services/roof-sheeting.json": ["new"],
  });
  expect(await json("services/roof-sheeting.json")).toMatchObject({
    $schema: "../schemas/service.schema.json",
    order: 97,
    subServices: { items: [{ title: "Steel sheets" }, { title: "Fibre sheets" }] },
    prompt: { heading: "Not sure which sheets?" },
  });

  await test.step("a duplicate of it is a file of its own", async () => {
    await page.getByText("Saved", { exact: true }).click();
    await page.getByText("Duplicate", { exact: true }).click();
    // The form of the original stands there until then.
    await expect(page.getByText("Unsaved Changes")).toBeVisible();
    for (const [label, text] of Object.entries({
      Slug: "roof-lights",
      Order: "98",
      "Menu name": "Roof Lights",
      "Card heading": "Roof Lights",
      "Card text":
        "Sheets that let the daylight into a store, a shed or a workshop, and keep the rain out of it for many years.",
      "Search description": description.replace("sheets", "lights"),
    }))
      await write(page, label, text);
    await write(await group(page, "Hero"), "Text", "We lay sheets that let the daylight in.");
    await saved(page);
    expect(await json("services/roof-lights.json")).toMatchObject({
      slug: "roof-lights",
      subServices: { items: [{ title: "Steel sheets" }, { title: "Fibre sheets" }] },
    });
    expect(await json("services/roof-sheeting.json")).toMatchObject({ slug: "roof-sheeting", order: 97 });
  });
  await page.getByText("Delete entry").click();
  await expect(page.getByText("Delete entry")).toBeHidden();
});

test("each kind of rule is told in the words of the form, and nothing is written", async ({ page, context }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  const marked = page.locator("[class*=ControlErrorsList]");
  await write(page, "Menu name", "x".repeat(60));
  await write(page, "Slug", "No Slug");
  await write(page, "Order", "0");
  await write(page, "Card heading", "");
  await write(page, "Card text", "Short");
  await save(page);
  await told(page, "Not saved: something is missing or not right yet.");
  for (const words of [
    "At most 50 characters, on one line.",
    "Use lower-case letters, digits and single hyphens only, for example roof-coating-ipswich.",
    /Order must be/,
    "Card heading is required.",
    "90 to 160 characters, on one line.",
  ])
    await expect(marked.filter({ hasText: words })).toBeVisible();
  expect(await difference()).toEqual({});

  const other = await context.newPage();
  const [first = ""] = await paths(join(original, "case-studies"));
  await openEntry(other, "case-studies", first.replace(".json", ""));
  await write(await group(other, "Hero"), "Highlight", "Words of another title");
  await save(other);
  await told(other, /Not saved\. Hero › Highlight is "Words of another title", which is not a part of the title/);
  expect(await difference()).toEqual({});
});

test("a file that is broken is named in its list, and the others are opened and saved as ever", async ({ page }) => {
  const path = "services/gutter-repair-replace.json";
  await writeFile(join(project, "content", path), '{ "slug": ');
  await page.goto(`${editor.url}editor/#/collections/services`);
  const broken = page.getByText(`content/${path}, line 1: The file ends too early.`);
  await expect(broken).toBeVisible();
  await page.getByText("Skylight Repair & Replace").click();
  await write(page, "Menu name", "Skylights");
  await save(page);
  await told(page, "Saved.");
  expect(await difference()).toMatchObject({
    "services/skylight-repair-replace.json": ['-"label": "Skylight Repair & Replace",', '+"label": "Skylights",'],
  });
  await page.goto(`${editor.url}editor/#/collections/services`);
  await broken.click();
  await told(page, `content/${path}, line 1: The file ends too early.`);
});

test("two tabs at once lose nothing", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) await openEntry(page, "pages", "home");
  await write(await group(one, "Hero"), "Headline", "From the first tab");
  await saved(one);
  await write(await group(two, "Services"), "Heading", "From the second tab");
  await saved(two);
  expect(await json("pages/home.json")).toMatchObject({
    hero: { headline: "From the first tab" },
    services: { heading: "From the second tab" },
  });

  await write(one, "Headline", "Once more from the first");
  await saved(one);
  await group(two, "Hero");
  await write(two, "Headline", "Once more from the second");
  await save(two);
  await told(two, "Not saved. Somebody else changed Hero › Headline in the meantime");
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Once more from the first" } });
});

test("nobody but the editor may read or write", async ({ page, request }) => {
  const api = `${editor.url}editor/api`;
  const data = { action: "getEntry", params: { path: "content/team.json" } };
  const own = { Origin: editor.url.slice(0, -1) };
  expect((await request.post(api, { data, headers: own })).status()).toBe(200);
  const foreign: Record<string, string>[] = [
    {},
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { ...own, Host: "elsewhere.example" },
  ];
  for (const headers of foreign) expect((await request.post(api, { data, headers })).status()).toBe(403);
  for (const path of ["content/../package.json", "/etc/passwd", "content/schemas/team.schema.json"]) {
    const dataFiles = [{ path, raw: JSON.stringify({ after: "{}" }) }];
    const actions = { persistEntry: { dataFiles }, deleteFiles: { paths: [path] } };
    for (const [action, params] of Object.entries(actions))
      expect((await request.post(api, { data: { action, params }, headers: own })).status()).toBe(422);
  }
  await page.goto(`${editor.url}elsewhere`);
  await expect(page.locator("body")).toHaveText("There is no such page.");
});

test("the site stands beside the editor, opens the page that is edited and follows what is saved", async ({ page }) => {
  const served = await serveEditor(editedSite, 0, developUrl);
  try {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(served.url);
    const [form, site] = [page.frameLocator("[title=Editor]"), page.frameLocator("[title=Site]")];
    await form.getByTestId("services").click();
    await form.getByText("Gutter Repair & Replace").click();
    await expect(site.getByRole("heading", { level: 1 })).toContainText("Gutter Repair & Replace");
    await write(await group(form.locator("body"), "Hero"), "Heading", "Gutters from the editor");
    await save(form.locator("body"));
    await expect(site.getByRole("heading", { level: 1 })).toHaveText("Gutters from the editor");
  } finally {
    await cp(join(project, "content/services"), join(original, "services"), { recursive: true });
    served.server.close();
    served.server.closeAllConnections();
  }
});
