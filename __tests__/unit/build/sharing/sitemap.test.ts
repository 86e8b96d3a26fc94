/** @jest-environment node */
import { text } from "node:stream/consumers";
import { sitemapFiles } from "../../../../src/build/sharing/sitemap";

const url = "https://example.co.uk";

const read = async (paths: readonly string[], limit?: number) => {
  const files = sitemapFiles(url, paths, limit);
  return Promise.all(files.map(async ([name, content]) => [name, await text(content)] as const));
};

const addressesIn = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("the sitemap lists the full addresses in the order given and nothing else", async () => {
  const files = await read(["/", "/services/gutters"]);
  expect(files.map(([name]) => name)).toEqual(["sitemap.xml"]);
  expect(files[0]?.[1]).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(addressesIn(files[0]?.[1])).toEqual([`${url}/`, `${url}/services/gutters`]);
});

test("a sitemap of more addresses than a file may hold is an index of several files", async () => {
  const [index, ...parts] = await read(["/a", "/b", "/c", "/d", "/e"], 2);
  expect(index?.[0]).toBe("sitemap.xml");
  expect(index?.[1]).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(addressesIn(index?.[1])).toEqual(parts.map(([name]) => `${url}/${name}`));
  expect(parts.map(([, xml]) => addressesIn(xml))).toEqual([
    [`${url}/a`, `${url}/b`],
    [`${url}/c`, `${url}/d`],
    [`${url}/e`],
  ]);
});

test("25,000 addresses are still one file, one more is too many", () => {
  const paths = Array.from({ length: 25_001 }, (_, number) => `/projects/${number}`);
  expect(sitemapFiles(url, paths.slice(1))).toHaveLength(1);
  expect(sitemapFiles(url, paths).map(([name]) => name)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
});

test("a page has the day of its last change and its pictures, where they are known", async () => {
  const entry = { url: "/gallery", lastmod: "2026-03-04T23:30:00+00:00", img: [{ url: "/static/roof.jpg" }] };
  const [[, stream] = []] = sitemapFiles(url, ["/", entry]);
  const xml = stream ? await text(stream) : "";
  expect(xml).toContain(`<url><loc>${url}/</loc></url>`);
  expect(xml).toContain(`<lastmod>2026-03-04</lastmod><image:image><image:loc>${url}/static/roof.jpg</image:loc>`);
});
