/** @jest-environment node */
import { text } from "node:stream/consumers";
import { sitemap } from "../../../src/build/sitemap";

test("the sitemap lists the full addresses in the order given and nothing else", async () => {
  const xml = await text(sitemap("https://example.co.uk", ["/", "/services/gutters"]));
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://example.co.uk/",
    "https://example.co.uk/services/gutters",
  ]);
});
