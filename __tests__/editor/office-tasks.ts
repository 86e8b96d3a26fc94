import { type Locator, type Page, expect, test } from "@playwright/test";
import { photo } from "../site/photo";
import { entries, input, part, shows } from "./form";
import { type Office, tasksIn } from "./office-manager";

const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });

/*
 * Tasks of an office manager, from the list of all files to the saved file. Each has the most steps that it may need: those
 * that it took in Decap CMS. `office-tasks.spec.ts` and `office-tasks-page-editor.spec.ts` have three more; other tests do
 * three: comments in the list name them.
 * No script can judge whether a photograph is good enough, whether a text sounds like the firm, and whether a case study is
 * true. The guide says how to take a photograph; a person reads the rest.
 */

/** The tasks whose saves each place makes in its own way: with new files, moves and deletions. */
export const testTasksOfStore = (office: Office) => {
  const { changes, json, says } = office;
  const task = tasksIn(office);

  test.describe("Pictures", () => {
    task("Swap the first slide’s picture", 9, async (manager, page) => {
      await manager.openForm("Home page");
      const slides = await manager.unfold(await manager.unfold(page, "Top of the page"), "Slides");
      const first = await manager.unfoldEntry(slides, 0);
      await manager.choosePicture(first, "Picture file", { name: "Quay.jpg", buffer: await photo(1920, 1080) });
      await manager.write(first, "Alternative text", "The new quay in the morning sun");
      await manager.save();
      expect(await changes()).toEqual({
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
  });

  test.describe("Clients and badges", () => {
    task("Add a client and a badge, each with its logo", 20, async (manager, page) => {
      const buffer = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><path d="M4 4h152v52H4z"/></svg>',
      );
      for (const form of ["Clients", "Accreditations"]) {
        await manager.openForm(form);
        const added = await manager.add(part(page, "Entries"));
        await manager.write(added, "Name", "Heron Mills");
        await expect(input(added, "Short name")).toHaveValue("heron-mills");
        const logo = await manager.unfold(added, "Logo");
        await manager.choosePicture(logo, "Logo file", { name: `${form}.svg`, mimeType: "image/svg+xml", buffer });
        await manager.write(logo, "Alternative text", "Heron Mills");
        await manager.save();
      }
      const logos = ["logos/accreditations.svg", "logos/clients.svg"];
      expect(Object.keys(await changes())).toEqual(["accreditations.json", "clients.json", ...logos]);
    });

    task("Delete a client", 4, async (manager, page) => {
      await manager.openForm("Clients");
      const clients = part(page, "Entries");
      await manager.pressButton(clients, "Remove Gull Printing");
      await expect(entries(clients)).toHaveCount(5);
      await expect(page.getByRole("status").filter({ hasText: "Gull Printing is removed." })).toHaveCount(1);
      await manager.save();
      expect(await changes()).toEqual({ "clients.json": expect.arrayContaining(['-"id": "gull-printing",']) });
      await shows(page, "client-5.svg");
    });
  });

  test.describe("Services and case studies", () => {
    task("Add a service, and another one like it", 56, async (manager, page) => {
      const words = {
        "Card text":
          "New sheets for roofs of stores, sheds and workshops, laid straight and fixed tight by our own two crews.",
        "Search description":
          "New sheets for roofs of stores, sheds and workshops on Brae, laid straight and fixed tight, with the old ones taken away.",
      };
      await manager.press(page.getByRole("navigation").getByRole("link", { name: "New service" }));
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
      const fromAbove = { name: "Sheets from above.jpg", buffer: await photo(1600, 1000) };
      await manager.choosePicture(wide, "Picture file", fromAbove);
      await manager.write(wide, "Alternative text", "Rows of grey sheets seen from above");
      const tile = await manager.add(await manager.unfold(hero, "Feature tiles"));
      await manager.fill(tile, { Title: "Straight", Description: "Each sheet lies in line." });
      const subServices = await manager.unfold(page, "Sub-services");
      await manager.write(subServices, "Heading", "What we lay");
      const pieces = await manager.unfold(subServices, "Pieces of work");
      for (const name of ["Steel sheets", "Fibre sheets"]) {
        const Description = `${name} for roofs that are walked on. They are screwed to the beams.`;
        await manager.fill(await manager.add(pieces), { Title: name, Icon: "🔩", Description });
      }
      await manager.tryToSave();
      await shows(page, "Not saved: something is missing or not right yet.");
      await expect(page.getByText(/^Prompt is missing\./)).toBeVisible();
      await expect(button(page, "Put “Prompt” on the page")).toBeFocused();
      expect(await changes()).toEqual({});

      await manager.pressButton(page, "Put “Prompt” on the page");
      const prompt = part(page, "Prompt");
      await manager.fill(prompt, { Heading: "Not sure which sheets?", Text: "Tell us what stands below the roof." });
      await manager.fill(await manager.unfold(prompt, "Button"), { Label: "Ask us", Address: "/contact" });
      await manager.save();
      const added = {
        "photos/sheets-from-above.jpg": ["new"],
        "photos/sheets.jpg": ["new"],
        "services/roof-sheeting.json": ["new"],
      };
      expect(await changes()).toEqual(added);
      await shows(page, "Please look at:");
      await shows(page, /The number of services is 7/);

      await manager.pressButton(page, "Duplicate");
      await expect(page.getByText("Not saved yet")).toBeVisible();
      await manager.fill(page, {
        "Menu name": "Lights",
        "Card heading": "Lights",
        "Card text": words["Card text"].replace("sheets", "lights"),
        "Search description": words["Search description"].replace("sheets", "lights"),
      });
      await manager.write(page, "Last part of the address", "roof-lights");
      const heroOfCopy = await manager.unfold(page, "Top of the page");
      await manager.write(heroOfCopy, "Text", "We lay sheets that let the daylight in.");
      await manager.save();
      expect(await changes()).toEqual({ ...added, "services/roof-lights.json": ["new"] });
      const items = [{ title: "Steel sheets" }, { title: "Fibre sheets" }];
      const $schema = "../schemas/service.schema.json";
      expect(await json("services/roof-lights.json")).toMatchObject({ $schema, order: 8, subServices: { items } });
      expect(await json("services/roof-sheeting.json")).toMatchObject({ $schema, order: 7, subServices: { items } });

      await manager.pressButton(page, "Delete");
      await manager.pressButton(page.getByRole("dialog"), "Delete");
      await shows(page, says.deleted);
      expect(await changes()).toEqual(added);
    });

    task("Rename a service without losing its old address", 4, async (manager, page) => {
      await manager.openForm("Gutter Repair & Replace");
      await manager.write(page, "Last part of the address", "gutters");
      await manager.save();
      await expect(page).toHaveURL(/#services\/gutters\.json$/);
      await shows(page, /Also changed: .*Redirects/);
      expect(await changes()).toMatchObject({
        "case-studies/fish-market-roof.json": ['-"service": "gutter-repair-replace",', '+"service": "gutters",'],
        "pages/gallery.json": ['-"service": "gutter-repair-replace"', '+"service": "gutters"'],
        "redirects.json": expect.arrayContaining([
          '+"from": "/services/gutter-repair-replace",',
          '+"to": "/services/gutters"',
        ]),
        "services/gutter-repair-replace.json": ["deleted"],
        "services/gutters.json": ["new"],
      });
    });

    task("Take a service off the site, and send its visitors to the others", 4, async (manager, page) => {
      await office.publish();
      await manager.openForm("Other Services");
      await manager.pressButton(page, "Delete");
      const question = page.getByRole("dialog");
      await expect(question).toContainText("Visitors may still come to /services/other-services.");
      await manager.pressButton(question, "Delete and send visitors to /services");
      await shows(page, says.deleted);
      expect(await changes()).toMatchObject({
        "redirects.json": expect.arrayContaining(['+"from": "/services/other-services",', '+"to": "/services"']),
        "services/other-services.json": ["deleted"],
      });
    });

    task("Put the newest case study first, by dragging", 2, async (manager, page) => {
      await manager.openFolder("Case studies");
      const list = page.getByRole("main").getByRole("listitem");
      await manager.drag(page, "Dairy Yard", list.first());
      await shows(page, "Dairy Yard is now number 1 of 6.");
      await expect(list.first()).toContainText(/1\s*Dairy Yard/);
      expect(await json("case-studies/dairy-yard.json")).toMatchObject({ order: 1 });
      expect(await json("case-studies/lighthouse-stair.json")).toMatchObject({ order: 2 });
    });
  });
};

/** The other tasks: the form is the same in all places. */
export const testTasksOfForm = (office: Office) => {
  const { changes, json } = office;
  const task = tasksIn(office);

  test.describe("Words", () => {
    task("Change the telephone number", 5, async (manager, page) => {
      await manager.openForm("Company");
      await manager.unfold(page, "Phone");
      await manager.write(page, "Number", "01632 960 123");
      await manager.save();
      expect(await changes()).toEqual({
        "company.json": ['-"display": "01632 960 777"', '+"display": "01632 960 123"'],
      });
    });

    task("Try to save a form with a mistake, find the field, and correct it", 8, async (manager, page) => {
      await manager.openForm("Company");
      const email = await manager.unfold(page, "E-mail");
      await manager.write(email, "Address", "office@harbour-heron");
      await manager.pressButton(page, "E-mail");
      await expect(input(email, "Address")).toBeHidden();
      await manager.tryToSave();
      await shows(page, "Not saved: something is missing or not right yet.");
      await expect(input(email, "Address")).toBeFocused();
      expect(await changes()).toEqual({});
      await manager.write(email, "Address", "office@harbour-heron.example");
      await manager.save();
      expect(await changes()).toEqual({
        "company.json": [expect.stringMatching(/^-/), '+"address": "office@harbour-heron.example"'],
      });
    });

    task("Write a search description of the right length", 5, async (manager, page) => {
      await manager.openForm("Gutter Repair & Replace");
      const words =
        "Gutters of sheds, halls and houses on Brae, cleared, sealed or replaced in the order that suits you";
      await manager.write(page, "Search description", words);
      await expect(page.getByText(`${words.length} of 110 to 160 characters`, { exact: true })).toBeVisible();
      const longer = `${words}, and dry for years.`;
      await manager.write(page, "Search description", longer);
      await expect(page.getByText(`${longer.length} of 110 to 160 characters`, { exact: true })).toBeVisible();
      await manager.save();
      expect(await changes()).toEqual({
        "services/gutter-repair-replace.json": [expect.stringMatching(/^-/), `+"description": "${longer}",`],
      });
    });

    task("Find where “wind and rain” is written, and change it", 7, async (manager, page) => {
      await manager.press(page.getByRole("searchbox"));
      await manager.type("wind and rain");
      const found = page.getByRole("navigation").getByRole("link");
      await expect(found).toHaveText([/^Home page .* › Text: One firm for all that stands in wind and rain\.$/]);
      await manager.press(found);
      await expect(page.locator(":focus")).toHaveValue("One firm for all that stands in wind and rain.");
      await manager.key("ControlOrMeta+A");
      await manager.type("One firm for all that stands in the weather.");
      await manager.save();
      expect(await changes()).toEqual({
        "pages/home.json": [
          '-"text": "One firm for all that stands in wind and rain."',
          '+"text": "One firm for all that stands in the weather."',
        ].map(line => expect.stringContaining(line)),
      });
    });

    task("Change a word of the menu", 5, async (manager, page) => {
      await manager.openForm("Navigation");
      const menu = await manager.unfold(page, "Header menu");
      await manager.write(await manager.unfoldEntry(menu, 1), "Title", "What we do");
      await manager.save();
      expect(await changes()).toEqual({ "navigation.json": ['-"title": "Services",', '+"title": "What we do",'] });
    });
  });

  test.describe("Pictures", () => {
    task("Put another slide first", 5, async (manager, page) => {
      const { hero } = (await json("pages/home.json")) as { hero: { slides: object[] } };
      const [first, second, ...others] = hero.slides;
      await manager.openForm("Home page");
      const slides = await manager.unfold(await manager.unfold(page, "Top of the page"), "Slides");
      const name = String((second as { alt?: string }).alt);
      await manager.drag(slides, name, entries(slides).first());
      await expect(button(entries(slides).first(), name)).toBeVisible();
      await manager.save();
      expect(await json("pages/home.json")).toMatchObject({ hero: { slides: [second, first, ...others] } });
      expect(await changes()).toEqual({ "pages/home.json": [] });
    });

    task("Add a picture with a caption to the gallery", 9, async (manager, page) => {
      await manager.openForm("Gallery page");
      const added = await manager.add(await manager.unfold(page, "Pictures"));
      await manager.choosePicture(added, "Picture file", { name: "Quay.jpg", buffer: await photo(1600, 1000) });
      await manager.fill(added, {
        "Alternative text": "The quay, coated in grey",
        Caption: "The quay, three days later",
      });
      await manager.save();
      expect(await changes()).toEqual({
        "pages/gallery.json": expect.arrayContaining([
          '+"image": "../photos/quay.jpg",',
          '+"alt": "The quay, coated in grey",',
          '+"caption": "The quay, three days later"',
        ]),
        "photos/quay.jpg": ["new"],
      });
    });

    // Use a picture straight from a phone: pictures.spec.ts, "a phone picture is stored upright, small and without camera data".

    task("Give a director a new portrait", 9, async (manager, page) => {
      await manager.openForm("Team");
      const portrait = await manager.unfold(await manager.unfoldEntry(part(page, "Members"), 0), "Portrait");
      await manager.choosePicture(portrait, "Picture file", { name: "Ada.jpg", buffer: await photo(900, 1200) });
      await manager.write(portrait, "Alternative text", "The director at her desk");
      await manager.save();
      // The old portrait has this name, too, and stays.
      expect(await changes()).toEqual({
        "team.json": expect.arrayContaining([expect.stringContaining("The director at her desk")]),
        "team/ada.jpg": ["new"],
      });
    });
  });

  test.describe("People, clients and badges", () => {
    task("Add a member of the team", 11, async (manager, page) => {
      await manager.openForm("Team");
      const added = await manager.add(part(page, "Members"));
      await manager.fill(added, { Name: "Dora Mallow", Role: "Roofs" });
      await expect(input(added, "Short name")).toHaveValue("dora-mallow");
      const portrait = await manager.unfold(added, "Portrait");
      await manager.choosePicture(portrait, "Picture file", { name: "Dora.jpg", buffer: await photo(900, 1200) });
      await manager.write(portrait, "Alternative text", "Portrait of Dora Mallow");
      await manager.save();
      const { members } = (await json("team.json")) as { members: object[] };
      expect(members).toHaveLength(4);
      expect(members.at(-1)).toMatchObject({ id: "dora-mallow", name: "Dora Mallow", designation: "Roofs" });
      expect(Object.keys(await changes())).toEqual(["team.json", "team/dora.jpg"]);
    });

    task("Keep a client whose cross was pressed by mistake", 3, async (manager, page) => {
      await manager.openForm("Clients");
      const clients = part(page, "Entries");
      await manager.pressButton(clients, "Remove Northwick Ferries");
      await expect(entries(clients)).toHaveCount(5);
      await manager.pressButton(page, "Undo");
      await expect(entries(clients)).toHaveCount(6);
      await expect(button(entries(clients).first(), "Northwick Ferries")).toBeVisible();
      await expect(page.getByText("All changes saved")).toBeVisible();
      expect(await changes()).toEqual({});
    });

    task("Put the best client first, by dragging", 4, async (manager, page) => {
      await manager.openForm("Clients");
      const clients = part(page, "Entries");
      await manager.drag(clients, "Tern Textiles", entries(clients).first());
      await expect(button(entries(clients).first(), "Tern Textiles")).toBeVisible();
      await manager.save();
      const { items } = (await json("clients.json")) as { items: { id: string }[] };
      const ids = items.map(({ id }) => id);
      expect(ids.slice(0, 3)).toEqual(["tern-textiles", "northwick-ferries", "braeport-market"]);
      expect(await changes()).toEqual({ "clients.json": [] });
    });
  });

  test.describe("Services and case studies", () => {
    task("Copy a case study", 25, async (manager, page) => {
      await manager.openForm("Dairy Yard");
      await manager.pressButton(page, "Duplicate");
      await expect(page).toHaveURL(/#case-studies\/new@/);
      const words = "The mill floor, ground level and sealed in six nights between two shifts.";
      await manager.fill(page, {
        Name: "Mill Floor",
        "Card text": words,
        "Search description": `${words} A case study of a floor that was never shut for a whole day.`,
      });
      await expect(input(page, "Last part of the address")).toHaveValue("mill-floor");
      await expect(input(page, "Order")).toHaveValue("7");
      await expect(input(page, "Featured")).not.toBeChecked();
      const copied = "Copied, still to be changed or confirmed: Facts";
      await expect(input(page, "Still to be supplied")).toHaveValue(copied);
      await manager.fill(await manager.unfold(page, "Top of the page"), {
        Title: "Mill Floor",
        Highlight: "Floor",
        Subtitle: words,
      });
      for (const label of ["Challenge", "Results"]) {
        const paragraphs = await manager.unfold(await manager.unfold(page, label), "Paragraphs");
        for (const place of [1, 2]) {
          const text = `${label} of the mill floor, part ${place}, told in words of its own.`;
          await manager.write(paragraphs, `paragraph ${place}`, text);
        }
      }
      await manager.save();
      await shows(page, "It is a copy. What was copied is marked until you change it, or empty the mark.");
      expect(await json("case-studies/mill-floor.json")).toMatchObject({
        status: "placeholder",
        featured: false,
        order: 7,
        standIn: copied,
        hero: { picture: { standIn: expect.stringContaining("Alternative text") } },
        challenge: { standIn: expect.stringContaining("Caption") },
      });
      expect(await changes()).toEqual({ "case-studies/mill-floor.json": ["new"] });
    });

    task("Give a case study a short address for an advertisement", 6, async (manager, page) => {
      await manager.openForm("Redirects");
      const added = await manager.add(part(page, "Redirects"));
      await manager.fill(added, { "Old or short address": "/yard", Address: "/projects/dairy-yard" });
      await manager.save();
      expect(await changes()).toEqual({ "redirects.json": expect.arrayContaining(['+"from": "/yard",']) });
    });
  });

  test.describe("Nothing is lost", () => {
    // Save a form that somebody else has saved meanwhile: two-people.spec.ts, "two tabs at once lose nothing".
    // Put live what I have changed: versions-and-live.spec.ts, "changes that are not live are counted and sent".

    task("Leave a form without saving, and take back what was typed", 6, async (manager, page) => {
      await manager.openForm("Home page");
      await manager.write(await manager.unfold(page, "Top of the page"), "Headline", "Nobody wants this");
      await manager.openForm("Company");
      const home = page.getByRole("navigation").getByRole("link", { name: "Home page" });
      await expect(home).toHaveText("Home page not saved");
      await manager.press(home);
      await shows(page, "These are the words that you had not saved.");
      await manager.pressButton(page, "Take back what is not saved");
      await expect(page.getByText("All changes saved")).toBeVisible();
      await expect(home).toHaveText("Home page");
      await page.getByRole("button", { name: "Top of the page", exact: true }).click();
      await expect(input(page, "Headline")).toHaveValue("Buildings kept in good repair");
      expect(await changes()).toEqual({});
    });
  });
};
