import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { siteIn } from "../../../tools/server/site";
import { ask, listen } from "../../servers/http";
import { testFolder, writeFiles } from "../../temp-folder";

const long = "Gutters, skylights and coatings. ".repeat(200);
const image = Uint8Array.from({ length: 3000 }, (_, i) => i % 7);
const folder = testFolder();
const site = join(folder, "public");
writeFiles(site, {
  "index.html": `<h1>Home</h1>${long}`,
  "404.html": `<h1>Page Not Found</h1>${long}`,
  "services/index.html": "<h1>Services</h1>",
  "app-0123456789abcdef0123.js": `"${long}"`,
  "page-data/sq/d/1234567890.json": "{}",
  "static/abc123/roof.avif": image,
  "favicon.svg": "<svg/>",
  "robots.txt": "User-agent: *",
  "a file.txt": "spaced",
  ".hidden": "secret",
  ".well/index.html": "secret",
  "../secret.txt": "outside",
});

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => (server = await listen(siteIn(site))));
afterAll(() => server.close());
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(server.url, path, { headers, method });

// See hosts.test.ts for other types, caching and redirects on every host. A browser can open an SVG as a page.
test.each([
  ["/favicon.svg", "image/svg+xml; charset=utf-8", "default-src 'none'"],
  ["/a%20file.txt", "text/plain; charset=utf-8", undefined],
])("%s is served as %s with the policy %s", async (path, type, policy) => {
  const { status, headers } = await get(path);
  expect([status, headers["content-type"], headers["content-security-policy"]]).toEqual([200, type, policy]);
});

test.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["//evil.example/%", "/evil.example/%25"],
  ["/\\evil.example/%", "/evil.example/%25"],
  ["https://evil.example/%", "/https://evil.example/%25"],
])("%s cannot be decoded and redirects to %s", async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 307, headers: { location } });
});

test.each(
  [
    ["/nowhere", "/nowhere/", "/static", "/index.html/", "/%25E0%25A4%25A", "/../secret.txt", "/..%2fsecret.txt"],
    ["/%2e%2e%2fsecret.txt", "/..%5csecret.txt", "/services/..%2f..%2fsecret.txt", "/%252e%252e/secret.txt", "/%00"],
    ["/robots.txt%00.html", "/.hidden", "/%2ehidden", "/.well/", "//evil.example/", "/%2fevil.example/"],
    ["//evil.example/services/", "/services%2F", "/%5cevil.example/", "/\\evil.example/", "/services//"],
  ].flat(),
)("%s shows Page Not Found without a redirect", async path => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).toMatch(/^<h1>Page Not Found/);
});

test("HEAD returns the same headers without a body, and POST is refused", async () => {
  for (const path of ["/", "/static/abc123/roof.avif"]) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
  }
  expect(await get("/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("a cached file is not sent again", async () => {
  for (const path of ["/", "/static/abc123/roof.avif"]) {
    const { etag = "" } = (await get(path)).headers;
    const again = await get(path, { "if-none-match": `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
    expect((await get(path, { "if-none-match": "*" })).status).toBe(304);
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  }
  expect((await get("/nowhere", { "if-none-match": "*" })).status).toBe(404);
});

test("a new build is served at once", async () => {
  for (const [time, news] of ["old", "new"].entries()) {
    writeFiles(site, { "news.txt": news });
    utimesSync(join(site, "news.txt"), time, time);
    expect(gunzipSync((await get("/news.txt", { "accept-encoding": "gzip" })).body).toString()).toBe(news);
  }
});

test.each(["/", "/app-0123456789abcdef0123.js", "/nowhere"])("%s is compressed for every browser", async path => {
  for (let time = 0; time < 2; time += 1) {
    const plain = await get(path, { "accept-encoding": "identity" });
    const brotli = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await get(path, { "accept-encoding": "br; q=0, gzip;q=0.5" });
    expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe("Accept-Encoding");
    expect(brotli.body.length).toBeLessThan(plain.body.length / 5);
  }
});

test("a picture is not compressed again", async () => {
  const { headers, body } = await get("/static/abc123/roof.avif", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toEqual(Buffer.from(image));
});
