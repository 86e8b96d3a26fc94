import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { aliases, company, placeholders } from "./content";
import { all, canonical, exists, meta, page, pages, root } from "./site";

const { url } = company.website;

const cardOf = (path: string) => meta(page(path), "og:image")?.slice(url.length) ?? "";

test.each(pages)("$path tells social networks what it is, with a card that is there", async current => {
  const title = all(current, "title")[0]?.text;
  const description = meta(current, "description");
  expect(["og:title", "twitter:title"].map(name => meta(current, name))).toEqual([title, title]);
  expect(["og:description", "twitter:description"].map(name => meta(current, name))).toEqual([
    description,
    description,
  ]);
  expect(meta(current, "og:url")).toBe(canonical(current));
  expect(meta(current, "og:site_name")).toBe(company.name);
  expect(["og:type", "og:locale", "twitter:card"].map(name => meta(current, name))).toEqual([
    "website",
    "en_GB",
    "summary_large_image",
  ]);
  const card = join(root, cardOf(current.path));
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect([meta(current, "og:image:width"), meta(current, "og:image:height")]).toEqual(["1200", "630"]);
  expect(statSync(card).size).toBeLessThan(120_000);
  expect(meta(current, "twitter:image")).toBe(meta(current, "og:image"));
  expect(meta(current, "og:image:alt")?.startsWith(`${company.name}: `)).toBe(true);
});

test("every page that may be found has a card of its own, an alias that of its original, all others that of the home page", () => {
  const kept = ["/404.html", ...placeholders.map(({ path }) => path)];
  for (const path of kept) expect(cardOf(path)).toBe(cardOf("/"));
  for (const [alias, original] of Object.entries(aliases)) expect(cardOf(alias)).toBe(cardOf(original));
  const originals = pages.filter(page => canonical(page)?.endsWith(page.path));
  const own = originals.map(({ path }) => path).filter(path => !kept.includes(path));
  const cards = own.map(cardOf);
  expect(new Set(cards).size).toBe(own.length);
  expect(readdirSync(join(root, "cards")).map(name => `/cards/${name}`)).toEqual([...cards].sort());
});

test.each(pages)("$path has headings without a gap between their levels", current => {
  const levels = current.elements.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test("the manifest names the firm, and icons that are there and as large as it says", async () => {
  const [link] = all(page("/"), "link").filter(({ attributes }) => attributes.rel === "manifest");
  const { icons, ...manifest } = JSON.parse(readFileSync(join(root, link?.attributes.href ?? ""), "utf8")) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  };
  expect(manifest.name).toBe(company.name);
  const sizes = icons.map(async ({ src }) => {
    const { width, height } = await sharp(join(root, src)).metadata();
    return `${width}x${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const corner = await sharp(join(root, "icon-maskable.png"))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([0xcc, 0x2c, 0x2c]);
});

test("the bar of the browser is coloured in both colour schemes", () => {
  const colours = all(page("/"), "meta").filter(({ attributes }) => attributes.name === "theme-color");
  expect(colours.map(({ attributes }) => attributes)).toEqual([{ name: "theme-color", content: "#14171A" }]);
});

test("security.txt says whom to write to, and is good for another month to a year", () => {
  const text = readFileSync(join(root, ".well-known/security.txt"), "utf8");
  const fields = Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map(line => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.Contact).toBe(`mailto:${company.email.address}`);
  expect(fields.Canonical).toBe(`${url}/.well-known/security.txt`);
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("the sitemap names pictures of the pages that are there", () => {
  const xml = readFileSync(join(root, "sitemap-0.xml"), "utf8");
  const pictures = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = ""]) => address);
  expect(pictures).not.toEqual([]);
  expect(pictures.filter(address => !address.startsWith(url) || !exists(address.slice(url.length)))).toEqual([]);
});
