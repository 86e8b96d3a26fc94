import { expect, test } from "@playwright/test";
import { add, entries, entry, group, hasNothingUnsaved, input, openFile, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

test("one press on Save saves, by mouse and by keyboard, and the focus stays in the field", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const hero = await group(page, "Top of the page");
  const headline = input(hero, "Headline");
  await write(hero, "Headline", "Saved by one press");
  await saved(page);
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Saved by one press" } });
  await expect(headline).toBeFocused();

  await write(hero, "Headline", "Saved by the keyboard");
  await page.keyboard.press("ControlOrMeta+S");
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Saved by the keyboard" } });
  await expect(headline).toBeFocused();

  await write(hero, "Headline", "Saved by Enter");
  await page.keyboard.press("Enter");
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Saved by Enter" } });
});

test("an entry of a list can be saved with Ctrl+S, again and again in one form", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const slides = await group(await group(page, "Top of the page"), "Slides");
  const slide = await entry(slides, 0);
  for (const alt of ["Sheets in the sun", "Sheets in the rain", "Sheets in the snow"]) {
    await write(slide, "Alternative text", alt);
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+S");
    await hasNothingUnsaved(page);
    expect(await project.json("pages/home.json")).toMatchObject({
      hero: { slides: expect.arrayContaining([expect.objectContaining({ alt })]) },
    });
  }
});

test("ten saves that end with the first texts, in forms of five kinds, leave Git clean", async ({ page }) => {
  project.commitContent();
  const changedInGit = () => project.git("status", "--porcelain", "content");
  const forms = [
    { file: "services/gutter-repair-replace.json", label: "Search description" },
    { file: "case-studies/dairy-yard.json", label: "Card text" },
    { file: "company.json", label: "Footer text" },
    { file: "pages/gallery.json", unfold: "Top of the page", label: "Heading" },
    { file: "pages/home.json", unfold: "Team", label: "Heading" },
  ];
  for (const { file, unfold, label } of forms) {
    await openFile(page, file);
    const form = unfold ? await group(page, unfold) : page;
    const text = await input(form, label).inputValue();
    const other = text.replace(/.$/, "!");
    // Typed and undone: there is nothing to save.
    await write(form, label, other);
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Z");
    await hasNothingUnsaved(page);
    await page.keyboard.press("ControlOrMeta+S");
    await shows(page, "Saved on this computer.");
    expect(changedInGit()).toBe("");
    await write(form, label, other);
    await saved(page);
    await hasNothingUnsaved(page);
    expect(changedInGit()).toBe(` M content/${file}\n`);
    await write(form, label, text);
    await saved(page);
    await hasNothingUnsaved(page);
    expect(changedInGit()).toBe("");
  }
});

test("points that are pasted from Word become entries of a list, and one sentence in a text", async ({ page }) => {
  await openFile(page, "case-studies/dairy-yard.json");
  const points = "•\tThe yard was washed\n•\tThe drains were cleared of all mud.\n•\tThe floor was sealed";
  const paragraphs = await group(await group(page, "Challenge"), "Paragraphs");
  const added = await add(paragraphs);
  await added.getByRole("textbox").fill(points);
  await write(page, "Card text", points);
  await saved(page);
  const study = (await project.json("case-studies/dairy-yard.json")) as unknown as {
    summary: string;
    challenge: { paragraphs: string[] };
  };
  expect(study.challenge.paragraphs.slice(-3)).toEqual([
    "The yard was washed",
    "The drains were cleared of all mud.",
    "The floor was sealed",
  ]);
  expect(study.summary).toBe("The yard was washed; The drains were cleared of all mud. The floor was sealed");
  await expect(entries(paragraphs)).toHaveCount(study.challenge.paragraphs.length);
});

test("a message about wrong words goes when they are right, and one about saved words when others are typed", async ({
  page,
}) => {
  await openFile(page, "services/gutter-repair-replace.json");
  const text = await input(page, "Card text").inputValue();
  await write(page, "Card text", "Too short");
  await save(page);
  await shows(page, "Not saved: something is missing");
  await write(page, "Card text", text);
  await hasNothingUnsaved(page);
  await expect(page.getByRole("alert")).toBeHidden();

  await write(page, "Menu name", "Gutters");
  await saved(page);
  await write(page, "Menu name", "Gutters again");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("without the server a message says so, also after a save whose answer was lost", async ({ page }) => {
  await openFile(page, "company.json");
  await write(await group(page, "Phone"), "Number", "01632 960 125");
  const noAnswer = "The editor does not answer. Start npm run edit again, then save; what you wrote stays here.";
  await page.route("/admin/api", route => route.abort());
  await save(page);
  await shows(page, noAnswer);
  expect(project.changes()).toEqual({});
  await page.unroute("/admin/api");

  // The server has written the file, and was ended before it could say so.
  await page.route("/admin/api", async (route, request) => {
    if (!request.postData()?.includes('"save"')) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await shows(page, noAnswer);
  // The form notices the words in the file, and does not take them for somebody else's.
  await hasNothingUnsaved(page);
  await shows(page, noAnswer);
  await expect(input(page, "Number")).toHaveValue("01632 960 125");
  await page.unroute("/admin/api");
  await saved(page);
  await hasNothingUnsaved(page);
  expect(project.changes()).toEqual({ "company.json": [expect.stringMatching(/^-/), '+"display": "01632 960 125"'] });
});
