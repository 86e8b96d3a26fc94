import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { boxOf } from "../browser/support";
import { photo } from "../site/photo";
import { choosePicture, entry, group, input, openFile, part, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

test("a phone picture is stored upright, small and without camera data or location", async ({ page }) => {
  // Noise, which JPEG cannot compress.
  const raw = { width: 4032, height: 3024, channels: 1 } as const;
  const large = await sharp(randomBytes(raw.width * raw.height), { raw })
    .withExif({ IFD0: { Model: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 3/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(10_000_000);
  await openFile(page, "services/gutter-repair-replace.json");
  const card = await group(page, "Card picture");
  await expect(card.locator("img").first()).toHaveJSProperty("naturalWidth", 320);
  await choosePicture(card, "Picture file", { name: "a-wrong-one.jpg", buffer: await photo(1600, 900) });
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer: large });
  await write(card, "Alternative text", "A roof as the phone has seen it");
  // The old focus does not fit the new picture.
  await expect(input(card, "Point to keep in view")).toHaveValue("");
  const shown = card.getByRole("button", { name: "Press what must stay in view" });
  const { width, height } = await boxOf(shown);
  await shown.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  await expect(input(card, "Point to keep in view")).toHaveValue("25% 75%");
  await saved(page);
  expect(project.changes()).toEqual({
    "photos/img-0001.jpg": ["new"],
    "services/gutter-repair-replace.json": [
      '-"image": "../photos/scene-yard.jpg",',
      '-"alt": "Quiet yard scene below an evenly lit sky",',
      '+"image": "../photos/img-0001.jpg",',
      '+"alt": "A roof as the phone has seen it",',
      '+"focus": "25% 75%"',
    ],
  });
  const photos = project.inContent("photos");
  const [name = ""] = (await readdir(photos)).filter(file => file.startsWith("img-0001"));
  const stored = await sharp(`${photos}/${name}`).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });
  expect(stored.exif ?? stored.orientation).toBeUndefined();
  expect((await stat(`${photos}/${name}`)).size).toBeLessThan(2_000_000);
});

test("a picture that may stay empty is removed, and comes back with Undo", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const slide = await entry(await group(await group(page, "Top of the page"), "Slides"), 0);
  await slide.getByRole("button", { name: "Remove the picture" }).click();
  await expect(slide.getByRole("button", { name: "Remove the picture" })).toBeHidden();
  await saved(page);
  expect(project.changes()).toEqual({ "pages/home.json": ['-"portrait": "../photos/slide-01-portrait.jpg",'] });
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(slide.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await saved(page);
  expect(project.changes()).toEqual({});
});

test("a picture of the site is chosen again, and its file stays one file", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  const card = await group(page, "Card picture");
  await card.getByRole("button", { name: "Pictures of the site" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Pictures of the site" });
  await expect(dialog.getByRole("button", { name: "scene-yard.jpg" })).toHaveAttribute("aria-pressed", "true");
  await dialog.getByRole("button", { name: "scene-roof.jpg" }).click();
  await expect(dialog).toBeHidden();
  await write(card, "Alternative text", "Quiet roof scene below an evenly lit sky");
  await saved(page);
  expect(Object.keys(project.changes())).toEqual(["services/gutter-repair-replace.json"]);
  expect(await project.json("services/gutter-repair-replace.json")).toMatchObject({
    picture: { image: "../photos/scene-roof.jpg" },
  });
});

test("a picture that was chosen and not saved outlives a reload with the words", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  const card = await group(page, "Card picture");
  await choosePicture(card, "Picture file", { name: "kept.jpg", buffer: await photo(1600, 900) });
  await write(card, "Alternative text", "A plain grey field, kept over a reload");
  await page.reload();
  await shows(page, "These are the words that you had not saved.");
  const again = await group(page, "Card picture");
  await expect(part(page, "Card picture").locator("img").first()).toHaveJSProperty("naturalWidth", 1600);
  await expect(input(again, "Alternative text")).toHaveValue("A plain grey field, kept over a reload");
  await saved(page);
  expect(project.changes()).toMatchObject({ "photos/kept.jpg": ["new"] });
});
