import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { color } from "../../src/theme/tokens";
import { content } from "./content";
import { all, canonical, meta, page, pages, plain, root } from "./site";

const { aliases, company, placeholders } = content;
const { url } = company.website;

const cardOf = (path: string) => meta(page(path), "og:image")?.slice(url.length) ?? "";

test.each(pages)("$path has Open Graph tags and a card that exists", async current => {
  const title = all(current, "title")[0]?.text;
  const description = plain(meta(current, "description") ?? "");
  const tags = {
    "og:type": "website",
    "og:locale": "en_GB",
    "og:site_name": company.name,
    "og:url": canonical(current) ?? "",
    "og:title": title,
    "og:description": description,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringContaining(`${company.name}: `) as string,
    "twitter:card": "summary_large_image",
  };
  expect(Object.fromEntries(Object.keys(tags).map(name => [name, plain(meta(current, name) ?? "")]))).toEqual(tags);
  const card = await sharp(join(root, cardOf(current.path))).metadata();
  expect(card).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("each indexed page has its own card, an alias that of its original, other pages that of the home page", () => {
  const kept = ["/404.html", ...placeholders.map(({ path }) => path)];
  for (const path of kept) expect(cardOf(path)).toBe(cardOf("/"));
  for (const [alias, original] of Object.entries(aliases)) expect(cardOf(alias)).toBe(cardOf(original));
  const originals = pages.filter(page => canonical(page)?.endsWith(page.path)).map(({ path }) => path);
  const cards = originals.filter(path => !kept.includes(path)).map(cardOf);
  expect(new Set(cards).size).toBe(cards.length);
  expect(readdirSync(join(root, "cards")).map(name => `/cards/${name}`)).toEqual(cards.sort());
});

test("the manifest names the firm, and icons that exist in the stated size", async () => {
  const link = all(page("/"), "link").find(({ attributes }) => attributes.rel === "manifest");
  const { icons, ...manifest } = JSON.parse(readFileSync(join(root, link?.attributes.href ?? ""), "utf8")) as {
    readonly name: string;
    readonly icons: readonly Readonly<Record<"src" | "sizes" | "purpose", string>>[];
  };
  expect(manifest.name).toBe(company.name);
  const real = icons.map(async ({ src, purpose }) => {
    const { width, height } = await sharp(join(root, src)).metadata();
    return `${width}x${height} ${purpose}`;
  });
  expect(await Promise.all(real)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(await Promise.all(real));
  const corner = sharp(join(root, "icon-maskable.png")).extract({ left: 0, top: 0, width: 1, height: 1 });
  expect(`#${(await corner.removeAlpha().raw().toBuffer()).toString("hex")}`).toBe(color.brand.toLowerCase());
});

test("the browser's bar has a colour in both colour schemes", () => {
  const colours = all(page("/"), "meta").filter(({ attributes }) => attributes.name === "theme-color");
  expect(colours.map(({ attributes }) => attributes)).toEqual([{ name: "theme-color", content: color.ink }]);
});

test("security.txt has a contact, and expires in a month to a year", () => {
  const lines = readFileSync(join(root, ".well-known/security.txt"), "utf8").split("\n");
  expect(lines).toContain(`Contact: mailto:${company.email.address}`);
  expect(lines).toContain(`Canonical: ${url}/.well-known/security.txt`);
  const [expires = ""] = lines.flatMap(line => /^Expires: (.*)/.exec(line)?.[1] ?? []);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
