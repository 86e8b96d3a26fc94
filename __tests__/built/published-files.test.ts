import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesOnDisk } from "../../plugins/gatsby-plugin-content/content-files";
import { REDIRECTS } from "../../plugins/gatsby-plugin-content/file-kinds";
import { check, folder } from "./content";
import { pages, root } from "./site";

const photographsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => /\.(jpe?g|png|webp|avif)$/i.test(file))
    .map(file => join(folder, file));

const published = photographsIn(join(root, "static"));

const fingerprint = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

test("no original photograph is published", () => {
  const originals = ["photos", "team"].flatMap(part => photographsIn(join(folder, part))).map(fingerprint);
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter(file => originals.includes(fingerprint(file)))).toEqual([]);
});

test("no published photograph has camera metadata", async () => {
  for (const file of published) {
    const { exif, iptc, xmp } = await sharp(file).metadata();
    expect([file, exif, iptc, xmp]).toEqual([file, undefined, undefined, undefined]);
  }
});

test("the editor is published only if its repository is set, and no page links to it", () => {
  expect(existsSync(join(root, "admin"))).toBe(Boolean(process.env.EDITOR_REPOSITORY));
  const linked = pages.flatMap(({ elements }) => elements.flatMap(({ attributes: { href, src } }) => [href, src]));
  expect(linked.filter(address => /^\/admin(?:\/|$)/.test(address ?? ""))).toEqual([]);
});

test("the check refuses a redirect from any built file or folder", async () => {
  const built = readdirSync(root, { recursive: true, encoding: "utf8" });
  const taken = built.filter(path => !/^(?:static|page-data)\/./.test(path)).map(path => `/${path}`);
  const redirects = Buffer.from(JSON.stringify({ redirects: taken.map(from => ({ from, to: "/contact" })) }));
  const { problems } = await check(new Map([...filesOnDisk(folder), [REDIRECTS, redirects]]));
  const refused = new Set<string>(problems.filter(({ severity }) => severity === "error").map(({ path }) => path));
  expect(taken).toContain("/index.html");
  expect(taken.filter((_, at) => !refused.has(`redirects[${at}].from`))).toEqual([]);
});
