import { randomBytes } from "node:crypto";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FrameLocator, type Locator, type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { boxOf, holdBack } from "../browser/support";
import { photo } from "../site/photo";
import {
  acceptAll,
  changes,
  content,
  formOnly,
  json,
  openEntry,
  original,
  remote,
  restoreContent,
  saved,
  shows,
  theirs,
  top,
  withPage,
} from "./edited-content";
import { add, choosePicture, drag, entries, fill, group, input, part, save, write } from "./form";
import { commitContent, developUrl, git } from "./project";

restoreContent();
test.use(formOnly);

/** Decap CMS's backups of unsaved forms. */
const backups = () =>
  new Promise<string>(resolve => {
    const opening = indexedDB.open("localforage");
    opening.onsuccess = () => {
      const all = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });

/** Brings back a version of the open entry, by words of its line in the list. */
const bringBack = async (page: Page, words: RegExp) => {
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const version = page.getByRole("dialog").getByRole("listitem").filter({ hasText: words });
  await version.getByRole("group").locator("summary").click();
  await version.getByRole("button", { name: "Bring this version back" }).click();
};

test.describe("With the page beside the form", () => {
  test.use(withPage);

  test("leaving unsaved changes nothing; a saved headline changes one line, and the page follows", async ({ page }) => {
    await openEntry(page, "pages", "home");
    const hero = await top(page);
    const before = await input(hero, "Headline").inputValue();
    const site = page.frameLocator("#preview-pane").frameLocator("[title=Site]");
    await expect(site.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    const title = site.getByRole("heading", { level: 1 });
    await expect(title).toContainText(before);
    await write(hero, "Headline", "Nobody wants this");
    acceptAll(page);
    await page.getByText(/Writing in/).click();
    await page.getByText("Home page").click();
    expect(changes()).toEqual({});
    await expect(title).toContainText(before);
    await expect(page.getByText("Check for Preview")).toBeHidden();
    await write(await top(page), "Headline", "Dry halls, sound roofs");
    await saved(page);
    expect(changes()).toEqual({
      "pages/home.json": [`-"headline": ${JSON.stringify(before)},`, '+"headline": "Dry halls, sound roofs",'],
    });
    await expect(title).toContainText("Dry halls, sound roofs");

    const { team } = (await json("pages/home.json")) as unknown as { team: { heading: string } };
    const shown = site.getByRole("heading", { name: team.heading });
    await expect(title).toBeInViewport();
    await expect(shown).not.toBeInViewport();
    const heading = input(await group(page, "Team"), "Heading");
    await expect(shown).toBeInViewport();
    await input(page, "Headline").click();
    await expect(title).toBeInViewport();
    await heading.click();
    await expect(shown).toBeInViewport();

    await page.getByText(/Writing in/).click();
    await page.getByTestId("services").click();
    await page.getByText("Gutter Repair & Replace").click();
    await expect(title).toContainText("Gutter Repair & Replace");
  });

  test("the page shows unsaved words while the form is open, then the saved ones", async ({ page, context }) => {
    acceptAll(page);
    const site = await context.newPage();
    await site.goto("/");
    const title = (of: Page | FrameLocator) => of.getByRole("heading", { level: 1 });
    const shows = async (text: string) => {
      await expect(title(site)).toContainText(text);
      expect(changes()).toEqual({});
    };
    await openEntry(page, "pages", "home");
    const beside = page.frameLocator("#preview-pane").frameLocator("[title=Site]");
    const before = await input(await top(page), "Headline").inputValue();
    await expect(title(beside)).toContainText(before);

    await write(page, "Headline", "Typed and not saved");
    await expect(title(beside)).toContainText("Typed and not saved");
    await shows("Typed and not saved");
    await page.getByText(/Writing in/).click();
    await shows(before);

    await openEntry(page, "pages", "home");
    await write(await top(page), "Headline", "Typed once more");
    await shows("Typed once more");
    // Decap CMS has kept the words and asks no question.
    await expect.poll(() => page.evaluate(backups)).toContain("Typed once more");
    await page.goto("about:blank");
    await shows(before);
  });

  test("the form fits a phone, which can change words and order, and restore both", async ({ page }) => {
    acceptAll(page);
    commitContent();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openEntry(page, "services", "gutter-repair-replace");
      // A phone shows only the form.
      const pane = width < 900 ? width : width / 2;
      expect((await boxOf(part(page, "Card picture"))).right).toBeLessThanOrEqual(pane);
    }
    await write(page, "Menu name", 'The phone\'s "own" words');
    const [first, second] = [await input(page, "Order").inputValue(), "3"];
    await write(page, "Order", second);
    await saved(page);
    const entry = { label: "The phone’s “own” words", order: Number(second) };
    expect(await json("services/gutter-repair-replace.json")).toMatchObject(entry);
    // The two services have swapped places, in the list too.
    expect(Object.values(changes()).flat()).toEqual(
      expect.arrayContaining([`-"order": ${second},`, `+"order": ${first},`]),
    );
    await shows(page, /Saved on this computer\. Also changed: Services\/[\w-]+\./);
    await page.getByText("Changes saved").click();
    const listed = page.getByRole("main").locator("[href*='/entries/']");
    await expect(listed).toContainText([/./, "Skylight", "The phone’s", /./, /./, /./]);
    await expect(page.getByRole("alert")).toBeHidden();
    await openEntry(page, "services", "gutter-repair-replace");
    await bringBack(page, /, Ann Office/);
    await expect.poll(changes).toEqual({});
  });
});

test("a search finds only the pages whose texts contain the words", async ({ page }) => {
  await page.goto("/admin#/collections/case-studies");
  const found = page.getByRole("main").getByRole("link");
  const find = async (words: string) => {
    await page.getByPlaceholder("Search all").fill(words);
    await page.getByPlaceholder("Search all").press("Enter");
  };
  const { challenge } = (await json("case-studies/ferry-hall-panes.json")) as { challenge: { paragraphs: string[] } };
  await find("asbestos");
  await expect(page.getByText("No Entries")).toBeVisible();
  await find("The three of us");
  await expect(found).toHaveText([/Home page — Team › Heading: The three of us/]);
  await find(String(challenge.paragraphs[0]).replaceAll("’", "'"));
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(/\/entries\/ferry-hall-panes$/);
  await expect(page.locator("textarea:focus")).toHaveValue(String(challenge.paragraphs[0]));
  await expect(page.locator("textarea:focus")).toBeInViewport();
});

test("a phone number is changed, once more during the save; without the server a message says so", async ({ page }) => {
  await openEntry(page, "site", "company");
  await write(await group(page, "Phone"), "Number", "01632 96l23");
  await expect(page.getByText("Unsaved Changes")).toBeVisible();
  await save(page);
  await shows(page, "Not saved: something is missing or not right yet.");
  // With a space, as a paste may have.
  await write(page, "Number", "01632 960 123 ");
  const release = await holdBack(page, /\/admin\/api$/);
  await save(page);
  await expect(page.getByText("Saving…")).toBeVisible();
  await write(page, "Number", "01632 960 124");
  release();
  await shows(page, "Saved on this computer.");
  await saved(page);
  expect(changes()).toEqual({ "company.json": [expect.stringMatching(/^-/), '+"display": "01632 960 124"'] });

  await write(page, "Number", "01632 960 125");
  await page.route("/admin/api", route => route.abort());
  await save(page);
  await shows(page, "Not saved. The editor does not answer. Start npm run edit again");
});

test("a photograph for a logo and a drawing for a photograph are refused when they are chosen", async ({ page }) => {
  /** Chooses a file in a picture's field, and returns what the editor says. */
  const refusal = async (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const words = new Promise<string>(resolve =>
      page.once("dialog", dialog => {
        resolve(dialog.message());
        void dialog.dismiss();
      }),
    );
    await field.getByRole("button", { name: /^Choose/ }).click();
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    return words;
  };
  const photograph = { name: "logo.jpg", mimeType: "image/jpeg", buffer: await photo(1600, 900) };
  const buffer = await readFile(join(content, "logos/client-1.svg"));
  const drawing = { name: "drawing.svg", mimeType: "image/svg+xml", buffer };
  await openEntry(page, "site", "company");
  const logo = await group(page, "Light logo");
  expect(await refusal(part(logo, "Logo file"), photograph)).toMatch(/must be an SVG file/);
  await openEntry(page, "services", "gutter-repair-replace");
  const picture = await group(page, "Card picture");
  expect(await refusal(part(picture, "Picture file"), drawing)).toMatch(/must be a JPEG, PNG or WebP file/);
  expect(changes()).toEqual({});
});

const changedInGit = () => git("status", "--porcelain", "content");

test("ten saves that end with the first texts, in forms of five kinds, leave Git clean", async ({ page }) => {
  commitContent();
  const forms = [
    { collection: "services", name: "gutter-repair-replace", label: "Search description" },
    { collection: "case-studies", name: "dairy-yard", label: "Card text" },
    { collection: "site", name: "company", label: "Footer text" },
    { collection: "pages", name: "gallery", unfold: "Top of the page", label: "Heading" },
    { collection: "pages", name: "home", unfold: "Team", label: "Heading" },
  ];
  for (const { collection, name, unfold, label } of forms) {
    await openEntry(page, collection, name);
    const form = unfold ? await group(page, unfold) : page;
    const text = await input(form, label).inputValue();
    const other = text.replace(/.$/, "!");
    // Typed and undone: there is nothing to save.
    await write(form, label, other);
    await expect(page.getByText("Unsaved Changes")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(page.getByText("Changes saved")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+S");
    expect(changedInGit()).toBe("");
    await write(form, label, other);
    await saved(page);
    expect(changedInGit()).toMatch(new RegExp(`^ M content/\\S*${name}\\.json\\n$`));
    await write(form, label, text);
    await saved(page);
    expect(changedInGit()).toBe("");
  }
});

test("a phone picture is stored upright, small and without camera data or location", async ({ page }) => {
  // Noise, which JPEG cannot compress.
  const raw = { width: 4032, height: 3024, channels: 1 } as const;
  const large = await sharp(randomBytes(raw.width * raw.height), { raw })
    .withExif({ IFD0: { Model: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 3/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(10_000_000);
  await openEntry(page, "services", "gutter-repair-replace");
  const card = await group(page, "Card picture");
  await expect(card.locator("img").first()).toHaveJSProperty("naturalWidth", 320);
  await choosePicture(card, "Picture file", { name: "a-wrong-one.jpg", buffer: await photo(1600, 900) });
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer: large });
  await write(card, "Alternative text", "A roof as the phone has seen it");
  // The old focus does not fit the new picture.
  await expect(input(card, "Point to keep in view")).toHaveValue("");
  const shown = card.getByAltText("Press what must stay in view");
  const { width, height } = await boxOf(shown);
  await shown.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect(input(card, "Point to keep in view")).toHaveValue("25% 75%");
  await saved(page);
  expect(changes()).toEqual({
    "photos/img-0001.jpg": ["new"],
    "services/gutter-repair-replace.json": [
      '-"image": "../photos/scene-yard.jpg",',
      '-"alt": "Quiet yard scene below an evenly lit sky",',
      '+"image": "../photos/img-0001.jpg",',
      '+"alt": "A roof as the phone has seen it",',
      '+"focus": "25% 75%"',
    ],
  });
  const [name = ""] = (await readdir(join(content, "photos"))).filter(file => file.startsWith("img-0001"));
  const stored = await sharp(join(content, "photos", name)).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });
  expect(stored.exif ?? stored.orientation).toBeUndefined();
  expect((await stat(join(content, "photos", name))).size).toBeLessThan(2_000_000);
});

test("unsaved words are restored after the tab was closed", async ({ page }) => {
  await openEntry(page, "pages", "home");
  const hero = await top(page);
  await write(hero, "Headline", "Typed and not saved");
  // Decap CMS stores words two seconds after typing. Until then the browser asks before it closes the tab.
  const asking = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  acceptAll(page);
  await expect.poll(() => page.evaluate(backups)).toContain("Typed and not saved");
  await page.reload();
  await expect(page.getByText("Unsaved Changes")).toBeVisible();
  await expect(input(await top(page), "Headline")).toHaveValue("Typed and not saved");
  await saved(page);
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Typed and not saved" } });
});

test("changes that are not live are counted and sent; an earlier version can be restored", async ({ page }) => {
  acceptAll(page);
  commitContent();
  await openEntry(page, "pages", "home");
  const before = await input(await top(page), "Headline").inputValue();
  await write(page, "Headline", "A headline to be sent");
  await saved(page);
  const bar = page.locator("#bar");
  await expect(bar).toContainText("Changed on this computer, not yet live: 1 file");
  await expect(bar).toContainText("git push");

  git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  git("clone", "--quiet", "--config=user.name=Bo", "--config=user.email=bo@firm.example", remote, theirs);
  await writeFile(join(theirs, "content/redirects.json"), "{");
  git("-C", theirs, "commit", "--quiet", "--all", "--message", "Somebody else's");
  git("-C", theirs, "push", "--quiet");
  await page.reload();
  await write(await top(page), "Headline", "Typed and not sent");
  const live = bar.getByRole("button", { name: "Put it live" });
  await live.click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("What you have typed since the last save stays here and does not go live.");
  await question.getByRole("button", { name: "Put the rest live" }).click();
  await shows(page, /^Not sent; your changes are safe on this computer\. Redirects/);
  await writeFile(join(content, "redirects.json"), original.get("redirects.json") ?? "");
  await live.click();
  await question.getByRole("button", { name: "Put the rest live" }).dblclick();
  await shows(page, "Sent.");
  expect(git("show", "origin/main:content/pages/home.json")).toContain("A headline to be sent");
  await expect(bar).not.toContainText("not yet live");
  await saved(page);

  await bringBack(page, /The first version\./);
  await expect(input(await top(page), "Headline")).toHaveValue(before);
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: before } });
});

test("a new address moves a page with its links; a deleted page redirects, a linked one stays", async ({ page }) => {
  const questions = acceptAll(page);
  commitContent();
  await openEntry(page, "case-studies", "lighthouse-stair");
  await page.getByText("Delete entry").click();
  await shows(page, "Not deleted. These use it; change them first:");
  await page
    .getByRole("alert")
    .getByRole("button", { name: /^Aliases: Aliases › 1 › / })
    .click();
  await expect(page).toHaveURL(/collections\/site\/entries\/aliases$/);
  await expect(page.locator("input:focus, [role=combobox]:focus")).toBeInViewport();
  await openEntry(page, "case-studies", "lighthouse-stair");
  await write(page, "Last part of the address", "tower-stair");
  await save(page);
  await expect.poll(() => page.url()).toContain("/entries/tower-stair");
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(changes()).toMatchObject({
    "aliases.json": ['-"caseStudy": "lighthouse-stair"', '+"caseStudy": "tower-stair"'],
    "case-studies/lighthouse-stair.json": ["deleted"],
    "case-studies/tower-stair.json": ["new"],
    "redirects.json": expect.arrayContaining([
      '+"from": "/projects/lighthouse-stair",',
      '+"to": "/projects/tower-stair"',
    ]),
  });
  await shows(page, /Saved on this computer\. Also changed: Aliases, .*Redirects/);
  await write(page, "Last part of the address", "lighthouse-stair");
  await save(page);
  await expect.poll(() => page.url()).toContain("/entries/lighthouse-stair");
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(changes()).toEqual({
    "redirects.json": expect.not.arrayContaining(['+"from": "/projects/lighthouse-stair",']),
  });
  expect(questions).toEqual([]);

  await openEntry(page, "case-studies", "ferry-hall-panes");
  await write(page, "Last part of the address", "ferry-panes");
  await save(page);
  await expect.poll(() => page.url()).toContain("/entries/ferry-panes");
  const question = page.getByRole("dialog");
  await page.getByText("Delete entry").click();
  await expect(question).toContainText(/^Delete “[^”]+”\?Visitors may still come to \/projects\/ferry-panes\./);
  await expect(question).toContainText(
    "These earlier addresses lead to it and change with it: /projects/ferry-hall-panes",
  );
  await question.getByRole("button", { name: "Keep" }).click();
  await shows(page, /^Not deleted\. “[^”]+” stays as it was\./);
  await page.getByText("Delete entry").click();
  await question.getByRole("button", { name: "Delete and send visitors to /projects" }).click();
  const deleted = {
    "case-studies/ferry-hall-panes.json": ["deleted"],
    "redirects.json": expect.arrayContaining([
      '+"from": "/projects/ferry-hall-panes",',
      '+"from": "/projects/ferry-panes",',
      '+"to": "/projects"',
    ]),
  };
  await expect(() => expect(changes()).toMatchObject(deleted)).toPass();
  await shows(page, "Deleted on this computer.");
});

test("a slide is dragged; a save shows its wrong field; its new picture inherits nothing", async ({ page }) => {
  const before = (await json("pages/home.json")) as { hero: { slides: object[] } };
  await openEntry(page, "pages", "home");
  const slides = part(await top(page), "Slides");
  const [first, second] = [entries(slides).nth(0), entries(slides).nth(1)];
  await expect(first.locator("[class*=NestedObjectLabel]")).toHaveCSS("background-image", /^url/);
  await drag(second.getByRole("button", { name: "Move slide 2", exact: true }), first);
  await saved(page);
  const [one, two, ...rest] = before.hero.slides;
  expect(await json("pages/home.json")).toMatchObject({ hero: { slides: [two, one, ...rest] } });
  expect(changes()).toEqual({ "pages/home.json": [] });

  await second.getByRole("button").first().click();
  await write(second, "Alternative text", "");
  await second.getByRole("button").first().click();
  await part(page, "Top of the page").getByRole("button", { name: "Collapse" }).first().click();
  const field = input(second, "Alternative text");
  await expect(field).toBeHidden();
  await save(page);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(input(first, "Alternative text")).toBeHidden();

  await expect(part(second, "Upright version").locator("img")).toBeVisible();
  await choosePicture(second, "Picture file", { name: "new.jpg", buffer: await photo(1600, 900) });
  await expect(part(second, "Upright version").locator("img")).toBeHidden();
  for (const label of ["Alternative text", "Point to keep in view", "Subject"])
    await expect(input(second, label)).toHaveValue("");
  await save(page);
  await expect(field).toBeFocused();
});

test("each kind of error uses the form's labels, and nothing is saved", async ({ page }) => {
  acceptAll(page);
  await openEntry(page, "services", "gutter-repair-replace");
  const marked = page.locator("[class*=ControlErrorsList]");
  await fill(page, {
    "Menu name": "x".repeat(60),
    "Last part of the address": "No Slug",
    Order: "0",
    "Card heading": "",
    "Card text": "Short",
  });
  await save(page);
  await shows(page, "Not saved: something is missing or not right yet.");
  for (const words of [
    "At most 50 characters.",
    "Use small letters and digits, with one dash between words, for example roof-coating-ipswich.",
    /Order must be/,
    "Card heading is required.",
    "90 to 160 characters.",
  ])
    await expect(marked.filter({ hasText: words })).toBeVisible();
  expect(changes()).toEqual({});

  await openEntry(page, "case-studies", "dairy-yard");
  await write(await top(page), "Highlight", "Words of another title");
  await save(page);
  await page
    .getByRole("button", { name: /^Top of the page › Highlight is "Words of another title", which is not/ })
    .click();
  await expect(input(page, "Highlight")).toBeFocused();
  expect(changes()).toEqual({});
});

test("a broken file is marked in its list, and the others can be opened and saved", async ({ page }) => {
  const path = "services/gutter-repair-replace.json";
  await writeFile(join(content, path), '{ "slug": ');
  await page.goto(`/admin#/collections/services`);
  const broken = page.getByText(`content/${path}, line 1: The file ends too early.`);
  await expect(broken).toBeVisible();
  await page.getByText("Skylight Repair & Replace").click();
  await write(page, "Menu name", "Skylights");
  await save(page);
  await shows(page, "Saved on this computer.");
  expect(changes()).toMatchObject({
    "services/skylight-repair-replace.json": ['-"label": "Skylight Repair & Replace",', '+"label": "Skylights",'],
  });
  await page.goto(`/admin#/collections/services`);
  await broken.click();
  await shows(page, `content/${path}, line 1: The file ends too early.`);
});

test("two tabs at once lose nothing", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) await openEntry(page, "pages", "home");
  await write(await top(one), "Headline", "From the first tab");
  await saved(one);
  await write(await group(two, "Services"), "Heading", "From the second tab");
  await saved(two);
  await shows(two, "The form now also shows what somebody else has changed. Saved on this computer.");
  await expect(input(part(two, "Services"), "Heading")).toBeFocused();
  await expect(input(await top(two), "Headline")).toHaveValue("From the first tab");
  expect(await json("pages/home.json")).toMatchObject({
    hero: { headline: "From the first tab" },
    services: { heading: "From the second tab" },
  });

  await write(one, "Headline", "Once more from the first");
  await saved(one);
  await shows(one, "The form now also shows");
  await write(two, "Headline", "Once more from the second");
  await save(two);
  const question = two.getByRole("dialog");
  const choices = question.getByRole("group", { name: "Top of the page › Headline" });
  await expect(choices).toContainText("Once more from the first");
  await question.getByRole("button", { name: "Do not save yet" }).click();
  await shows(two, "Not saved. Nothing was saved. What you wrote is still in the form.");
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Once more from the first" } });

  await save(two);
  await choices.getByRole("radio", { name: "Keep mine" }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(two.getByText("Changes saved")).toBeVisible();
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Once more from the second" } });

  await expect(input(part(one, "Top of the page"), "Headline")).toBeFocused();
  await write(one, "Headline", "From the first at last");
  await save(one);
  await one.getByRole("radio", { name: "Take theirs" }).check();
  await one.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(input(await top(one), "Headline")).toHaveValue("Once more from the second");
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Once more from the second" } });
});

test("an entry of a list can be saved with Ctrl+S, again and again in one form", async ({ page }) => {
  await openEntry(page, "pages", "home");
  const slide = entries(part(await top(page), "Slides")).first();
  await slide.getByRole("button").first().click();
  for (const alt of ["Sheets in the sun", "Sheets in the rain", "Sheets in the snow"]) {
    await write(slide, "Alternative text", alt);
    await expect(page.getByText("Unsaved Changes")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+S");
    await expect(page.getByText("Changes saved")).toBeVisible();
    expect(await json("pages/home.json")).toMatchObject({
      hero: { slides: expect.arrayContaining([expect.objectContaining({ alt })]) },
    });
  }
});

test("half a number in the order is refused in words, and a fixed page offers no deletion", async ({ page }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  await write(page, "Order", "2.5");
  await save(page);
  await expect(page.getByText("Order must be a whole number, such as 2 or 3.")).toBeVisible();
  await expect(input(page, "Order")).toHaveValue("2.5");
  expect(changes()).toEqual({});
  await expect(page.getByText("Delete entry")).toBeVisible();
  acceptAll(page);
  await openEntry(page, "pages", "home");
  await expect(page.getByText("Delete entry")).toBeHidden();
});

test("points that are pasted from Word become entries of a list, and one sentence in a text", async ({ page }) => {
  await openEntry(page, "case-studies", "dairy-yard");
  const points = "•\tThe yard was washed\n•\tThe drains were cleared of all mud.\n•\tThe floor was sealed";
  const paragraphs = part(await group(page, "Challenge"), "Paragraphs");
  const added = await add(paragraphs);
  await write(added, "Paragraph", points);
  await write(page, "Card text", points);
  await saved(page);
  const study = (await json("case-studies/dairy-yard.json")) as unknown as {
    summary: string;
    challenge: { paragraphs: string[] };
  };
  expect(study.challenge.paragraphs.slice(-3)).toEqual([
    "The yard was washed",
    "The drains were cleared of all mud.",
    "The floor was sealed",
  ]);
  expect(study.summary).toBe("The yard was washed; The drains were cleared of all mud. The floor was sealed");
});

test("words typed just before a reload are offered again", async ({ page }) => {
  acceptAll(page);
  await openEntry(page, "pages", "home");
  await write(await top(page), "Headline", "Typed and reloaded");
  await expect(page.getByText("Unsaved Changes")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Unsaved Changes")).toBeVisible();
  await expect(input(await top(page), "Headline")).toHaveValue("Typed and reloaded");
});

test("without a name in Git, a message says what to type; versions from before a new address are listed", async ({
  page,
}) => {
  acceptAll(page);
  commitContent();
  git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  await openEntry(page, "case-studies", "lighthouse-stair");
  const before = await input(page, "Name").inputValue();
  await fill(page, { Name: "Tower Stair", "Last part of the address": "tower-stair" });
  // The form is loaded again at its new address.
  const reloaded = page.waitForEvent("load");
  await save(page);
  await reloaded;
  await expect.poll(() => page.url()).toContain("/entries/tower-stair");
  await bringBack(page, /The first version\./);
  await expect(input(page, "Name")).toHaveValue(before);
  expect(await json("case-studies/tower-stair.json")).toMatchObject({ slug: "tower-stair", name: before });

  git("config", "user.name", "");
  await page.getByRole("button", { name: "Put it live" }).click();
  await shows(page, "Git does not know your name yet.");
  await shows(page, 'git config --global user.name "Ann Office"');
});

test("the page beside the form says that the server is lost, and comes back with the draft", async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: developUrl });
  const page = await context.newPage();
  await openEntry(page, "pages", "home");
  const pane = page.frameLocator("#preview-pane");
  const title = pane.frameLocator("[title=Site]").getByRole("heading", { level: 1 });
  await write(await top(page), "Headline", "Typed before the end");
  await expect(title).toContainText("Typed before the end");
  await page.route("/admin/api", (route, request) =>
    request.postData()?.includes('"alive"') ? route.abort() : route.fallback(),
  );
  await expect(pane.getByRole("status")).toContainText("The editor does not answer");
  const drafts: string[] = [];
  await page.route("/admin/api", (route, request) => {
    if (request.postData()?.includes('"alive"')) return route.fulfill({ json: { started: 1 } });
    if (request.postData()?.includes("Typed before the end")) drafts.push("Typed before the end");
    return route.fallback();
  });
  await expect(pane.getByRole("status")).toBeEmpty();
  await expect.poll(() => drafts.length).toBeGreaterThan(0);
  await expect(title).toContainText("Typed before the end");
  await context.close();
});

test("only the editor may read and write, and only content", async ({ request }) => {
  const post = async (action: string, params: object, headers: { Origin?: string; Host?: string }) =>
    (await request.post("/admin/api", { data: { action, params }, headers })).status();
  const own = { Origin: developUrl };
  const elsewhere = "http://elsewhere.example";
  const foreign = [{}, { Origin: elsewhere }, { Origin: "null" }, { Origin: elsewhere, Host: "elsewhere.example" }];
  expect(await post("getEntry", { path: "content/team.json" }, own)).toBe(200);
  for (const headers of foreign) expect(await post("getEntry", { path: "content/team.json" }, headers)).toBe(403);
  const inUse = { action: "deleteFiles", params: { paths: ["content/photos/slide-01.jpg"] } };
  expect(await (await request.post("/admin/api", { data: inUse, headers: own })).text()).toContain("These use it");
  expect(await post("rename", { path: "content/team.json" }, own)).toBe(422);
  const data = { action: "entriesByFolder", params: { folder: ".", search: "" } };
  expect(await (await request.post("/admin/api", { data, headers: own })).json()).toEqual([]);
  const outside = ["package.json", "content/../package.json", "/etc/passwd", "content/photos/..\\..\\photo.jpg"];
  for (const path of [...outside, "content/schemas/team.schema.json"]) {
    expect(await post("getEntry", { path }, own)).toBe(422);
    expect(await post("persistEntry", { dataFiles: [{ path, raw: "{}" }], assets: [] }, own)).toBe(422);
    expect(await post("deleteFiles", { paths: [path] }, own)).toBe(422);
  }
});
