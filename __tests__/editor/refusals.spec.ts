import { readFile } from "node:fs/promises";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { photo } from "../site/photo";
import { fill, group, input, openFile, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

/** A colour of the editor's sheet as browsers give it, for example `rgb(150, 27, 27)`. */
const colorOf = (page: Page, property: string) =>
  page.evaluate(name => {
    const sample = document.body.appendChild(document.createElement("span"));
    sample.style.color = `var(${name})`;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, property);

test("a text with a limit is counted as it is typed, and is red when it is too long", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  await write(page, "Search description", "Gutters that hold, and that’s it  ");
  await expect(page.getByText("32 of 110 to 160 characters", { exact: true })).toBeVisible();
  await write(page, "Search description", "x".repeat(172));
  const tooLong = page.getByText("172 of 110 to 160 characters: 12 too many", { exact: true });
  const red = await colorOf(page, "--wrong");
  await expect(tooLong).toHaveCSS("color", red);
  // An emoji is one character, as in the check.
  await write(page, "Search description", `${"x".repeat(159)}🧱`);
  const longest = page.getByText("160 of 110 to 160 characters", { exact: true });
  await expect(longest).toBeVisible();
  await expect(longest).not.toHaveCSS("color", red);
});

test("each kind of error uses the form's labels while it is typed, and nothing is saved", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  await fill(page, {
    "Menu name": "x".repeat(60),
    "Last part of the address": "No Slug",
    Order: "0",
    "Card heading": "",
    "Card text": "Short",
  });
  await expect(page.getByRole("button", { name: "5 fields need another look" })).toBeVisible();
  for (const [label, words] of [
    ["Menu name", "Menu name is too long: 60 characters, at most 50 fit"],
    ["Last part of the address", "Use small letters and digits, with one dash between words"],
    ["Order", "Order is 0, but must be a whole number from 1"],
    ["Card heading", "Card heading is missing"],
    ["Card text", "Card text is too short: 5 characters, at least 90 are needed"],
  ] as const)
    await expect(input(page, label)).toHaveAccessibleDescription(new RegExp(words));
  await save(page);
  await shows(page, "Not saved: something is missing or not right yet.");
  await expect(input(page, "Last part of the address")).toBeFocused();
  expect(project.changes()).toEqual({});
});

test("what only the check of all content can find leads to its field, and the message goes when it is right", async ({
  page,
}) => {
  await openFile(page, "case-studies/dairy-yard.json");
  await write(await group(page, "Top of the page"), "Highlight", "Words of another title");
  await save(page);
  const line = page.getByRole("button", {
    name: /^Top of the page › Highlight is "Words of another title", which is not/,
  });
  await input(page, "Card text").focus();
  await line.click();
  await expect(input(page, "Highlight")).toBeFocused();
  expect(project.changes()).toEqual({});
  await write(page, "Highlight", "Yard");
  await expect(line).toBeHidden();
});

test("half a number in the order is refused in words, and a fixed page offers no deletion", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  await write(page, "Order", "2.5");
  await save(page);
  await expect(input(page, "Order")).toHaveAccessibleDescription(
    /Order is 2\.5, but must be a whole number, such as 2 or 3\./,
  );
  await expect(input(page, "Order")).toHaveValue("2.5");
  expect(project.changes()).toEqual({});
  const deletion = page.getByRole("button", { name: "Delete", exact: true });
  await expect(deletion).toBeVisible();
  await openFile(page, "pages/home.json");
  await expect(page.getByRole("heading", { level: 1, name: "Home page" })).toBeVisible();
  await expect(deletion).toBeHidden();
});

test("a photograph for a logo and a drawing for a photograph are refused when they are chosen", async ({ page }) => {
  const photograph = { name: "logo.jpg", mimeType: "image/jpeg", buffer: await photo(1600, 900) };
  const buffer = await readFile(project.inContent("logos/client-1.svg"));
  const drawing = { name: "drawing.svg", mimeType: "image/svg+xml", buffer };
  const refused = (scope: Locator, words: string) =>
    expect(scope.getByRole("alert").filter({ hasText: words })).toBeVisible();
  await openFile(page, "company.json");
  const logo = await group(page, "Light logo");
  await input(logo, "Logo file").setInputFiles(photograph);
  await refused(logo, "A logo must be an SVG file");
  await openFile(page, "services/gutter-repair-replace.json");
  const picture = await group(page, "Card picture");
  await input(picture, "Picture file").setInputFiles(drawing);
  await refused(picture, "A photograph must be a JPEG, PNG or WebP file");
  await input(picture, "Picture file").setInputFiles({ ...photograph, buffer: Buffer.from("no picture at all") });
  await refused(picture, "This browser cannot read the picture.");
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect(project.changes()).toEqual({});
});

test("a broken file is marked in its list, and the others can be opened and saved", async ({ page }) => {
  const file = "services/gutter-repair-replace.json";
  await project.save(file, '{ "slug": ');
  await page.goto("/admin#services");
  const list = page.getByRole("main");
  await expect(list.getByText("line 1: The file ends too early.")).toBeVisible();
  await list.getByRole("link", { name: /Skylight Repair & Replace/ }).click();
  await write(page, "Menu name", "Skylights");
  await saved(page);
  expect(project.changes()).toMatchObject({
    "services/skylight-repair-replace.json": ['-"label": "Skylight Repair & Replace",', '+"label": "Skylights",'],
  });
  await page.goto("/admin#services");
  await list.getByRole("link", { name: /gutter-repair-replace/ }).click();
  await shows(page, `content/${file} cannot be read, line 1: The file ends too early.`);
});
