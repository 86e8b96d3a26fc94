/** @jest-environment node */
import { testSite } from "./support/site";

const { get } = testSite({
  "services/index.html": "<h1>Services</h1>",
  "robots.txt": "User-agent: *",
  ".hidden": "secret",
  ".well/index.html": "secret",
  "../secret.txt": "outside",
});

describe("paths that try to leave the site", () => {
  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/services/..%2f..%2fsecret.txt",
    "/services/%2e%2e/%2e%2e/secret.txt",
    "/%252e%252e/secret.txt",
    "/robots.txt%00.html",
    "/%",
    "/%c0%ae%c0%ae/secret.txt",
    "/.hidden",
    "/%2ehidden",
    "/.well",
    "/.well/",
    "/..\\secret.txt",
  ])("%s is refused", async path => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/secret|outside/);
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "//evil.example/services/",
    "///services/",
    "/%2fevil.example/",
    "/%5cevil.example/",
    "/\\evil.example/",
    "/services//",
  ])("%s redirects nowhere", async path => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.location).toBeUndefined();
  });
});
