import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folder } from "./content";
import { pages, root } from "./site";

const photograph = /\.(jpe?g|png|webp|avif)$/i;

const photographsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && photograph.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

const fingerprint = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

test("no photograph is published as it came from the editor", () => {
  const originals = new Map(
    ["photos", "team"]
      .map(part => join(folder, part))
      .flatMap(photographsIn)
      .map(file => [fingerprint(file), file]),
  );
  const published = photographsIn(join(root, "static"));
  expect(published.length).toBeGreaterThan(0);
  expect(published.flatMap(file => originals.get(fingerprint(file)) ?? [])).toEqual([]);
});

test("no published photograph holds what a camera wrote into it", async () => {
  for (const file of photographsIn(join(root, "static"))) {
    const { exif, iptc, xmp } = await sharp(file).metadata();
    expect([file, exif, iptc, xmp]).toEqual([file, undefined, undefined, undefined]);
  }
});

test("the editor is published only where its repository is named, and no page knows of it", () => {
  expect(existsSync(join(root, "admin"))).toBe(Boolean(process.env.EDITOR_REPOSITORY));
  const asked = pages.flatMap(({ elements }) => elements.flatMap(({ attributes: { href, src } }) => [href, src]));
  expect(asked.filter(address => /^\/admin\b|decap/.test(address ?? ""))).toEqual([]);
});
