/** @jest-environment node */
import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { longText, testSite } from "./support/site";
import { writeFiles } from "./support/temp-folder";

const image = Uint8Array.from({ length: 3000 }, (_, i) => i % 7);

const { get, publicDirectory } = testSite({
  "page-data/index/page-data.json": `{"text":"${longText}"}`,
  "page-data/sq/d/1234567890.json": "{}",
  "app-0123456789abcdef0123.js": `"${longText}"`,
  "app-0123456789abcdef0123.js.map": "{}",
  "styles.0123456789abcdef0123.css": "h1{}",
  "static/abc123/roof.avif": image,
  "static/abc123/roof.jpg": image,
  "static/archivo.woff2": image,
  "favicon.svg": "<svg/>",
  "favicon.ico": image,
  "manifest.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "sitemap.xml": "<urlset/>",
  "sw.js": "self",
  "a file.txt": "spaced",
});

describe("files", () => {
  test.each([
    ["/static/abc123/roof.avif", "image/avif"],
    ["/static/abc123/roof.jpg", "image/jpeg"],
    ["/static/archivo.woff2", "font/woff2"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/app-0123456789abcdef0123.js", "text/javascript; charset=utf-8"],
    ["/app-0123456789abcdef0123.js.map", "application/json"],
    ["/styles.0123456789abcdef0123.css", "text/css; charset=utf-8"],
    ["/page-data/index/page-data.json", "application/json"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/favicon.ico", "image/x-icon"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/a%20file.txt", "text/plain; charset=utf-8"],
  ])("%s is %s", async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
  });

  test.each([
    "/static/abc123/roof.avif",
    "/static/archivo.woff2",
    "/app-0123456789abcdef0123.js",
    "/app-0123456789abcdef0123.js.map",
    "/styles.0123456789abcdef0123.css",
  ])("%s is kept for a year", async path => {
    const answer = await get(path);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    "/",
    "/page-data/index/page-data.json",
    "/page-data/sq/d/1234567890.json",
    "/sw.js",
    "/robots.txt",
    "/favicon.ico",
  ])("%s is asked for again each time", async path => {
    const answer = await get(path);
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test("a missing file is not kept for a year", async () => {
    const answer = await get("/static/gone/roof.avif");
    expect(answer.status).toBe(404);
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("what a browser has already", () => {
  test("is not sent again", async () => {
    const { headers } = await get("/");
    const again = await get("/", { "if-none-match": `"other", ${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test("is sent again after a new build", async () => {
    const { headers } = await get("/robots.txt");
    const path = join(publicDirectory, "robots.txt");
    const { mtimeMs } = statSync(path);
    utimesSync(path, mtimeMs / 1000 + 5, mtimeMs / 1000 + 5);
    const again = await get("/robots.txt", { "if-none-match": String(headers.etag) });
    expect(again.status).toBe(200);
  });
});

describe("compression", () => {
  test.each(["/", "/page-data/index/page-data.json", "/app-0123456789abcdef0123.js", "/nowhere"])(
    "%s is sent small to every browser",
    async path => {
      const plain = await get(path, { "accept-encoding": "identity" });
      const brotli = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
      const gzip = await get(path, { "accept-encoding": "gzip" });

      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      for (const { headers, body } of [plain, brotli, gzip]) {
        expect(headers.vary).toBe("Accept-Encoding");
        expect(headers["content-length"]).toBe(String(body.length));
      }
      expect(brotli.body.length).toBeLessThan(plain.body.length / 5);
    },
  );

  test("an encoding the browser rules out is not used", async () => {
    const answer = await get("/", { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  test.each(["/static/abc123/roof.avif", "/static/abc123/roof.jpg", "/static/archivo.woff2"])(
    "%s is sent as it is",
    async path => {
      const answer = await get(path, { "accept-encoding": "br" });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers.vary).toBeUndefined();
      expect(answer.body).toEqual(Buffer.from(image));
    },
  );

  test("a changed file is compressed anew", async () => {
    const small = { "accept-encoding": "br" };
    writeFiles(publicDirectory, { "news.txt": "old" });
    expect(brotliDecompressSync((await get("/news.txt", small)).body).toString()).toBe("old");
    writeFiles(publicDirectory, { "news.txt": "newer" });
    expect(brotliDecompressSync((await get("/news.txt", small)).body).toString()).toBe("newer");
  });
});
