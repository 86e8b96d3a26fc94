/** @jest-environment node */
import { testSite } from "./support/site";

const { get } = testSite({
  "services/index.html": "<h1>Services</h1>",
  "services/gutter-repair-replace/index.html": "<h1>Gutters</h1>",
  "static/archivo.woff2": "",
  "favicon.ico": "",
  "robots.txt": "User-agent: *",
});

describe("pages", () => {
  test.each([
    ["/", "Home"],
    ["/services", "Services"],
    ["/services/gutter-repair-replace", "Gutters"],
    ["/services?utm_source=letter", "Services"],
  ])("%s is served where it is", async (path, heading) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.toString()).toContain(heading);
  });

  test.each([
    ["/services/", "/services"],
    ["/services/gutter-repair-replace/", "/services/gutter-repair-replace"],
    ["/services/?utm_source=letter&a=%20", "/services?utm_source=letter&a=%20"],
  ])("%s leads for good to %s", async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test.each(["/nowhere", "/nowhere/", "/services/nowhere", "/static", "/index.html/", "/robots.txt/"])(
    "%s shows Page Not Found",
    async path => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(answer.body.toString()).toContain("Page Not Found");
    },
  );

  test("a page asked for by HEAD has the same headers and no body", async () => {
    const whole = await get("/");
    const head = await get("/", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("a page cannot be sent a %s", async method => {
    const answer = await get("/", {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
});

describe("security headers", () => {
  test.each([
    ["a page", "/", "GET"],
    ["an image", "/favicon.ico", "GET"],
    ["a redirect", "/services/", "GET"],
    ["Page Not Found", "/nowhere", "GET"],
    ["a refused verb", "/", "POST"],
  ])("come with %s", async (_, path, method) => {
    const { headers } = await get(path, {}, method);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=()") as unknown,
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});
