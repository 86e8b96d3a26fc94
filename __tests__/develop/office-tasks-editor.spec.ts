import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { photo } from "../site/photo";
import { acceptAll, changes, content, formOnly, json, restoreContent, shows, withPage } from "./edited-content";
import { entries, group, input, part } from "./form";
import { type OfficeManager, officeManager } from "./office-manager";
import { commitContent, git, replaceIn } from "./project";

/*
 * 27 tasks of an office manager, from the list of all forms to the saved file. The run ends with a table of their steps.
 * Other tests do three of the tasks: comments in the list name them.
 * No script can judge whether a photograph is good enough, whether a text sounds like the firm, and whether a case study is
 * true. The guide says how to take a photograph; a person reads the rest.
 */

const taken: string[] = [];
test.afterAll(() => console.log(["Steps of each task:", ...taken].join("\n")));

const task = (name: string, work: (manager: OfficeManager, page: Page) => Promise<void>) =>
  test(name, async ({ page }) => {
    const manager = officeManager(page);
    await work(manager, page);
    taken.push(`${String(manager.steps()).padStart(4)}  ${name}`);
  });

const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });
const site = (page: Page) => page.frameLocator("#preview-pane").frameLocator("[title=Site]");
const title = (page: Page) => site(page).getByRole("heading", { level: 1 });
const savedMessage = "Saved on this computer.";

restoreContent();
test.use(formOnly);

test.describe("Words", () => {
  task("Change the telephone number", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Company");
    await manager.unfold(page, "Phone");
    await manager.write(page, "Number", "01632 960 123");
    await manager.save();
    expect(changes()).toEqual({ "company.json": ['-"display": "01632 960 777"', '+"display": "01632 960 123"'] });
    await shows(page, savedMessage);
    expect(manager.steps()).toBeLessThanOrEqual(5);
  });

  task("Try to save a form with a mistake, find the field, and correct it", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Company");
    const email = await manager.unfold(page, "E-mail");
    await manager.write(email, "Address", "office@harbour-heron");
    await manager.press(button(page, "Collapse E-mail"));
    await manager.tryToSave();
    await shows(page, "Not saved: something is missing or not right yet.");
    await expect(input(email, "Address")).toBeFocused();
    expect(changes()).toEqual({});
    await manager.write(email, "Address", "office@harbour-heron.example");
    await manager.save();
    expect(changes()).toEqual({
      "company.json": [expect.stringMatching(/^-/), '+"address": "office@harbour-heron.example"'],
    });
  });

  task("Write a search description of the right length", async (manager, page) => {
    await manager.openList("Services");
    await manager.open("Gutter Repair & Replace");
    const count = part(page, "Search description").locator(".length");
    const words = "Gutters of sheds, halls and houses on Brae, cleared, sealed or replaced in the order that suits you";
    await manager.write(page, "Search description", words);
    await expect(count).toHaveText(`${words.length} of 110 to 160 characters`);
    const longer = `${words}, and dry for years.`;
    await manager.write(page, "Search description", longer);
    await expect(count).toHaveText(`${longer.length} of 110 to 160 characters`);
    await manager.save();
    expect(changes()).toEqual({
      "services/gutter-repair-replace.json": [expect.stringMatching(/^-/), `+"description": "${longer}",`],
    });
  });

  task("Find where “wind and rain” is written, and change it", async (manager, page) => {
    await page.goto("/admin");
    const search = page.getByPlaceholder("Search all");
    await manager.press(search);
    await manager.type("wind and rain");
    await manager.key("Enter");
    const found = page.getByRole("main").getByRole("link");
    await expect(found).toHaveText([/Home page — .* › Text: One firm for all that stands in wind and rain\./]);
    await manager.press(found);
    await expect(page.locator(":is(input, textarea):focus")).toHaveValue(
      "One firm for all that stands in wind and rain.",
    );
    await manager.key("ControlOrMeta+A");
    await manager.type("One firm for all that stands in the weather.");
    await manager.save();
    expect(changes()).toEqual({
      "pages/home.json": [
        '-"text": "One firm for all that stands in wind and rain."',
        '+"text": "One firm for all that stands in the weather."',
      ].map(line => expect.stringContaining(line)),
    });
  });

  task("Change a word of the menu", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Navigation");
    const menu = part(page, "Header menu");
    await manager.press(button(menu, "Open menu entry 2"));
    await manager.write(entries(menu).nth(1), "Title", "What we do");
    await manager.save();
    expect(changes()).toEqual({ "navigation.json": ['-"title": "Services",', '+"title": "What we do",'] });
  });
});

test.describe("Words, with the page beside the form", () => {
  test.use({ ...withPage, viewport: { width: 1440, height: 900 } });

  task("Write another headline for the home page, and look at it", async (manager, page) => {
    await manager.openList("Pages");
    await manager.open("Home page");
    await manager.write(await manager.unfold(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
    await expect(title(page)).toHaveText("Dry halls, sound roofs");
    expect(changes()).toEqual({});
    await manager.save();
    await expect(title(page)).toHaveText("Dry halls, sound roofs");
    expect(changes()).toEqual({
      "pages/home.json": ['-"headline": "Buildings kept in good repair",', '+"headline": "Dry halls, sound roofs",'],
    });
    expect(manager.steps()).toBeLessThanOrEqual(5);
  });

  task("Correct words by a press on them in the page", async (manager, page) => {
    await manager.openList("Pages");
    await manager.open("Home page");
    // Playwright presses beside the words of a scaled page.
    await page.frameLocator("#preview-pane").getByRole("radio", { name: "Phone" }).check();
    await manager.press(title(page));
    await expect(input(page, "Headline")).toBeFocused();
    await manager.key("ControlOrMeta+A");
    await manager.type("Buildings kept dry");
    await manager.save();
    expect(changes()).toEqual({
      "pages/home.json": [expect.stringMatching(/^-/), '+"headline": "Buildings kept dry",'],
    });
  });
});

test.describe("Pictures", () => {
  task("Swap the first slide’s picture", async (manager, page) => {
    await manager.openList("Pages");
    await manager.open("Home page");
    const slides = part(await manager.unfold(page, "Top of the page"), "Slides");
    await manager.press(button(slides, "Open slide 1"));
    const first = entries(slides).first();
    await manager.choosePicture(first, "Picture file", { name: "Quay.jpg", buffer: await photo(1920, 1080) });
    await manager.write(first, "Alternative text", "The new quay in the morning sun");
    await manager.save();
    expect(changes()).toEqual({
      "pages/home.json": [
        '-"image": "../photos/slide-01.jpg",',
        '-"alt": "Plain field of the colour amber, seen from straight ahead",',
        '-"portrait": "../photos/slide-01-portrait.jpg",',
        '-"subject": "The colour amber"',
        '+"image": "../photos/quay.jpg",',
        '+"alt": "The new quay in the morning sun"',
      ],
      "photos/quay.jpg": ["new"],
    });
    // The editor names the old pictures, which no page uses any more.
    await shows(page, "slide-01-portrait.jpg");
  });

  task("Put another slide first", async (manager, page) => {
    const { hero } = (await json("pages/home.json")) as unknown as { hero: { slides: object[] } };
    const [first, second, ...others] = hero.slides;
    await manager.openList("Pages");
    await manager.open("Home page");
    const slides = part(await manager.unfold(page, "Top of the page"), "Slides");
    await manager.drag(button(slides, "Move slide 2"), entries(slides).first());
    await manager.save();
    expect(await json("pages/home.json")).toMatchObject({ hero: { slides: [second, first, ...others] } });
    expect(changes()).toEqual({ "pages/home.json": [] });
  });

  task("Add a picture with a caption to the gallery", async (manager, page) => {
    await manager.openList("Pages");
    await manager.open("Gallery page");
    const added = await manager.add(part(page, "Pictures"));
    await manager.choosePicture(added, "Picture file", { name: "Quay.jpg", buffer: await photo(1600, 1000) });
    await manager.fill(added, {
      "Alternative text": "The quay, coated in grey",
      Caption: "The quay, three days later",
    });
    await manager.save();
    expect(changes()).toEqual({
      "pages/gallery.json": expect.arrayContaining([
        '+"image": "../photos/quay.jpg",',
        '+"alt": "The quay, coated in grey",',
        '+"caption": "The quay, three days later"',
      ]),
      "photos/quay.jpg": ["new"],
    });
    await shows(page, savedMessage);
  });

  // Use a picture straight from a phone: editor.spec.ts, "a phone picture is stored upright, small and without camera data".

  task("Give a director a new portrait", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Team");
    const members = part(page, "Members");
    await manager.press(button(members, "Open team member 1"));
    const portrait = await manager.unfold(entries(members).first(), "Portrait");
    await manager.choosePicture(portrait, "Picture file", { name: "Ada.jpg", buffer: await photo(900, 1200) });
    await manager.write(portrait, "Alternative text", "The director at her desk");
    await manager.save();
    // The old portrait has this name, too, and stays.
    expect(changes()).toEqual({
      "team.json": expect.arrayContaining([expect.stringContaining("The director at her desk")]),
      "team/ada.jpg": ["new"],
    });
  });
});

test.describe("People, clients and badges", () => {
  task("Add a member of the team", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Team");
    const added = await manager.add(part(page, "Members"));
    await manager.fill(added, { Name: "Dora Mallow", Role: "Roofs" });
    await expect(input(added, "Short name")).toHaveValue("dora-mallow");
    const portrait = await manager.unfold(added, "Portrait");
    await manager.choosePicture(portrait, "Picture file", { name: "Dora.jpg", buffer: await photo(900, 1200) });
    await manager.write(portrait, "Alternative text", "Portrait of Dora Mallow");
    await manager.save();
    const { members } = (await json("team.json")) as unknown as { members: object[] };
    expect(members).toHaveLength(4);
    expect(members.at(-1)).toMatchObject({ id: "dora-mallow", name: "Dora Mallow", designation: "Roofs" });
    expect(Object.keys(changes())).toEqual(["team.json", "team/dora.jpg"]);
  });

  task("Add a client and a badge, each with its logo", async (manager, page) => {
    for (const file of ["clients", "accreditations"]) {
      await manager.openList("Whole site");
      await manager.open(file === "clients" ? "Clients" : "Accreditations");
      const added = await manager.add(part(page, "Entries"));
      await manager.write(added, "Name", "Heron Mills");
      await expect(input(added, "Short name")).toHaveValue("heron-mills");
      const logo = await manager.unfold(added, "Logo");
      const buffer = await readFile(join(content, "logos/client-1.svg"));
      await manager.choosePicture(logo, "Logo file", { name: `${file}.svg`, mimeType: "image/svg+xml", buffer });
      await manager.write(logo, "Alternative text", "Heron Mills");
      await manager.save();
    }
    const logos = ["logos/accreditations.svg", "logos/clients.svg"];
    expect(Object.keys(changes())).toEqual(["accreditations.json", "clients.json", ...logos]);
  });

  task("Delete a client", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Clients");
    const clients = part(page, "Entries");
    const questions = acceptAll(page);
    await manager.press(button(clients, "Remove client 5"));
    await expect(entries(clients)).toHaveCount(5);
    expect(questions).toEqual([expect.stringContaining("“Gull Printing”")]);
    await manager.save();
    expect(changes()).toEqual({ "clients.json": expect.arrayContaining(['-"id": "gull-printing",']) });
    await shows(page, "client-5.svg");
  });

  task("Keep a client whose cross was pressed by mistake", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Clients");
    const clients = part(page, "Entries");
    page.once("dialog", dialog => void dialog.dismiss());
    await manager.press(button(clients, "Remove client 1"));
    await expect(entries(clients)).toHaveCount(6);
    await expect(page.getByText("Changes saved")).toBeVisible();
    expect(changes()).toEqual({});
  });

  task("Put the best client first, by dragging", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Clients");
    const clients = part(page, "Entries");
    await manager.drag(button(clients, "Move client 3"), entries(clients).first());
    await manager.save();
    const { items } = (await json("clients.json")) as unknown as { items: { id: string }[] };
    expect(items.map(({ id }) => id).slice(0, 3)).toEqual(["tern-textiles", "northwick-ferries", "braeport-market"]);
    expect(changes()).toEqual({ "clients.json": [] });
  });
});

test.describe("Services and case studies", () => {
  task("Add a service, and another one like it", async (manager, page) => {
    acceptAll(page);
    const words = {
      "Card text":
        "New sheets for roofs of stores, sheds and workshops, laid straight and fixed tight by our own two crews.",
      "Search description":
        "New sheets for roofs of stores, sheds and workshops on Brae, laid straight and fixed tight, with the old ones taken away.",
    };
    await manager.openList("Services");
    await manager.press(page.getByText("Add a service"));
    await manager.fill(page, { "Menu name": "Roof Sheeting", "Card heading": "Sheeting", ...words });
    await expect(input(page, "Last part of the address")).toHaveValue("roof-sheeting");
    await expect(input(page, "Order")).toHaveValue("7");
    await manager.pick(page, "Icon", "coating");
    await manager.pick(page, "Layout", "trades");
    const card = await manager.unfold(page, "Card picture");
    await manager.choosePicture(card, "Picture file", { name: "Sheets.jpg", buffer: await photo(1600, 900) });
    await manager.write(card, "Alternative text", "New grey sheets on a roof");
    const hero = await manager.unfold(page, "Top of the page");
    await manager.fill(hero, { Heading: "Sheets that stay", Text: "We lay new sheets on roofs of every kind." });
    const wide = await manager.unfold(hero, "Picture");
    await manager.choosePicture(wide, "Picture file", {
      name: "Sheets from above.jpg",
      buffer: await photo(1600, 1000),
    });
    await manager.write(wide, "Alternative text", "Rows of grey sheets seen from above");
    const tile = await manager.add(part(hero, "Feature tiles"));
    await manager.fill(tile, { Title: "Straight", Description: "Each sheet lies in line." });
    const subServices = await manager.unfold(page, "Sub-services");
    await manager.write(subServices, "Heading", "What we lay");
    for (const name of ["Steel sheets", "Fibre sheets"]) {
      const Description = `${name} for roofs that are walked on. They are screwed to the beams.`;
      const added = await manager.add(part(subServices, "Pieces of work"));
      await manager.fill(added, { Title: name, Icon: "🔩", Description });
    }
    await manager.tryToSave();
    await shows(page, /Not saved\.\sPrompt is missing/);
    expect(changes()).toEqual({});

    const prompt = await manager.add(part(page, "Prompt"));
    await manager.fill(prompt, { Heading: "Not sure which sheets?", Text: "Tell us what stands below the roof." });
    await manager.fill(await manager.unfold(prompt, "Button"), { Label: "Ask us", Address: "/contact" });
    await manager.save();
    const added = {
      "photos/sheets-from-above.jpg": ["new"],
      "photos/sheets.jpg": ["new"],
      "services/roof-sheeting.json": ["new"],
    };
    expect(changes()).toEqual(added);
    await shows(page, /Saved on this computer\. Please look at:[^]*The number of services is 7/);

    await manager.press(page.getByText("Saved", { exact: true }));
    await manager.press(page.getByText("Duplicate", { exact: true }));
    await expect(page.getByText("Unsaved Changes")).toBeVisible();
    await manager.fill(page, {
      "Last part of the address": "roof-lights",
      "Menu name": "Lights",
      "Card heading": "Lights",
      "Card text": words["Card text"].replace("sheets", "lights"),
      "Search description": words["Search description"].replace("sheets", "lights"),
    });
    await manager.write(
      await manager.unfold(page, "Top of the page"),
      "Text",
      "We lay sheets that let the daylight in.",
    );
    await manager.save();
    expect(changes()).toEqual({ ...added, "services/roof-lights.json": ["new"] });
    const items = [{ title: "Steel sheets" }, { title: "Fibre sheets" }];
    const $schema = "../schemas/service.schema.json";
    expect(await json("services/roof-lights.json")).toMatchObject({ $schema, subServices: { items } });
    expect(await json("services/roof-sheeting.json")).toMatchObject({ $schema, subServices: { items } });

    await manager.press(page.getByText("Delete entry"));
    await manager.press(button(page, "Delete"));
    // Reading throws while a file is being deleted, and a poll would stop there.
    await expect(() => expect(changes()).toEqual(added)).toPass();
  });

  task("Rename a service without losing its old address", async (manager, page) => {
    await manager.openList("Services");
    await manager.open("Gutter Repair & Replace");
    await manager.write(page, "Last part of the address", "gutters");
    await manager.save();
    await expect(page).toHaveURL(/entries\/gutters$/);
    await shows(page, /Also changed: .*Redirects/);
    expect(changes()).toMatchObject({
      "case-studies/fish-market-roof.json": ['-"service": "gutter-repair-replace",', '+"service": "gutters",'],
      "pages/gallery.json": ['-"service": "gutter-repair-replace"', '+"service": "gutters"'],
      "redirects.json": expect.arrayContaining([
        '+"from": "/services/gutter-repair-replace",',
        '+"to": "/services/gutters"',
      ]),
      "services/gutter-repair-replace.json": ["deleted"],
      "services/gutters.json": ["new"],
    });
    expect(manager.steps()).toBeLessThanOrEqual(4);
  });

  task("Take a service off the site, and send its visitors to the others", async (manager, page) => {
    commitContent();
    await manager.openList("Services");
    await manager.open("Other Services");
    await manager.press(page.getByText("Delete entry"));
    await expect(page.getByRole("dialog")).toContainText("Visitors may still come to /services/other-services.");
    await manager.press(button(page, "Delete and send visitors to /services"));
    await shows(page, "Deleted on this computer.");
    expect(changes()).toMatchObject({
      "redirects.json": expect.arrayContaining(['+"from": "/services/other-services",', '+"to": "/services"']),
      "services/other-services.json": ["deleted"],
    });
    expect(manager.steps()).toBeLessThanOrEqual(4);
  });

  task("Put the newest case study first, by dragging", async (manager, page) => {
    await manager.openList("Case studies");
    const links = page.getByRole("main").locator("a[href*='/entries/']");
    await manager.dragInList(links.nth(4), links.first());
    await shows(page, "Dairy Yard · published is now number 1 of 6. Saved on this computer.");
    await expect(links.first()).toContainText("1 · Dairy Yard");
    expect(await json("case-studies/dairy-yard.json")).toMatchObject({ order: 1 });
    expect(await json("case-studies/lighthouse-stair.json")).toMatchObject({ order: 2 });
    expect(manager.steps()).toBeLessThanOrEqual(2);
  });

  task("Copy a case study", async (manager, page) => {
    const questions = acceptAll(page);
    await manager.openList("Case studies");
    await manager.open("Dairy Yard");
    await manager.write(page, "Order", "96");
    await manager.saveAndDuplicate();
    const words = "The mill floor, ground level and sealed in six nights between two shifts.";
    await manager.fill(page, {
      "Last part of the address": "mill-floor",
      Order: "97",
      Name: "Mill Floor",
      "Card text": words,
      "Search description": `${words} A case study of a floor that was never shut for a whole day.`,
    });
    await expect(part(page, "Featured").getByRole("switch")).not.toBeChecked();
    // The last one belongs to the whole case study; the others to its groups.
    const mark = page.locator("textarea[id^=standIn-field]").last();
    await expect(mark).toHaveValue("Copied, still to be changed or confirmed: Facts");
    await manager.fill(await manager.unfold(page, "Top of the page"), {
      Title: "Mill Floor",
      Highlight: "Floor",
      Subtitle: words,
    });
    for (const label of ["Challenge", "Results"]) {
      const paragraphs = await entries(part(await manager.unfold(page, label), "Paragraphs")).all();
      for (const [at, paragraph] of paragraphs.entries()) {
        await manager.press(paragraph.getByRole("button").first());
        await manager.write(
          paragraph,
          "Paragraph",
          `${label} of the mill floor, part ${at + 1}, told in words of its own.`,
        );
      }
    }
    await manager.save();
    await shows(page, "It is a copy. What was copied is marked until you change it, or empty the mark.");
    expect(await json("case-studies/mill-floor.json")).toMatchObject({
      status: "placeholder",
      featured: false,
      standIn: "Copied, still to be changed or confirmed: Facts",
      hero: {
        picture: { standIn: expect.stringContaining("Alternative text") },
      },
      challenge: { standIn: expect.stringContaining("Caption") },
    });
    expect(questions).toEqual([]);
    const order = ['-"order": 5,', '+"order": 96,'];
    expect(changes()).toEqual({ "case-studies/dairy-yard.json": order, "case-studies/mill-floor.json": ["new"] });
  });

  task("Give a case study a short address for an advertisement", async (manager, page) => {
    await manager.openList("Whole site");
    await manager.open("Redirects");
    const added = await manager.add(part(page, "Redirects"));
    await manager.fill(added, { "Old or short address": "/yard", Address: "/projects/dairy-yard" });
    await manager.save();
    expect(changes()).toEqual({ "redirects.json": expect.arrayContaining(['+"from": "/yard",']) });
  });
});

test.describe("Nothing is lost", () => {
  // Save a form that somebody else has saved meanwhile: editor.spec.ts, "two tabs at once lose nothing".
  // Put live what I have changed: editor.spec.ts, "changes that are not live are counted and sent".

  task("Leave a form without saving", async (manager, page) => {
    acceptAll(page);
    await manager.openList("Pages");
    await manager.open("Home page");
    await manager.write(await manager.unfold(page, "Top of the page"), "Headline", "Nobody wants this");
    await manager.press(page.getByRole("link", { name: /Writing in/ }));
    await manager.open("Home page");
    await expect(input(await group(page, "Top of the page"), "Headline")).toHaveValue("Buildings kept in good repair");
    expect(changes()).toEqual({});
  });

  task("Bring back last week’s headline", async (manager, page) => {
    commitContent();
    await replaceIn("pages/home.json", "Buildings kept in good repair", "Nobody likes this one");
    git("commit", "--quiet", "--all", "--message", "Second");
    await manager.openList("Pages");
    await manager.open("Home page");
    await manager.press(button(page, "Earlier versions"));
    const version = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "The first version." });
    await manager.press(version.locator("summary"));
    await expect(version.getByRole("row").last()).toHaveText(/Headline.*Nobody likes this one.*Buildings kept/);
    await manager.press(button(version, "Bring this version back"));
    await shows(page, "Brought back on this computer.");
    await expect(input(await group(page, "Top of the page"), "Headline")).toHaveValue("Buildings kept in good repair");
    expect(changes()).toEqual({});
    expect(manager.steps()).toBeLessThanOrEqual(5);
  });
});
