import cloudflare from "../../../plugins/gatsby-plugin-hosting/cloudflare-worker";

test("on Cloudflare, a missing picture is not cached, and keeps all other headers", async () => {
  // Cloudflare's own answer by the rule for /static/*.
  const headers = { "Cache-Control": "public, max-age=31536000, immutable", "X-Frame-Options": "DENY" };
  const assets = { fetch: () => Promise.resolve(new Response("Page Not Found", { status: 404, headers })) };
  const answer = await cloudflare.fetch(new Request("https://firm.example/static/gone.avif"), { ASSETS: assets });
  expect([answer.status, await answer.text()]).toEqual([404, "Page Not Found"]);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});

/** Cloudflare's answers for a site with one page and one redirect. */
const assets = {
  fetch: async (input: unknown) => {
    const { pathname } = new URL((input as Request).url);
    if (pathname === "/contact") return new Response("Contact", { headers: { "Content-Type": "text/html" } });
    if (pathname === "/page-data/contact/page-data.json") return Response.json({});
    if (pathname === "/dairy")
      return new Response(null, { status: 301, headers: { Location: "/contact#contact-form" } });
    return new Response("Page Not Found", { status: 404, headers: { "X-Frame-Options": "DENY" } });
  },
};
const ask = (path: string) => cloudflare.fetch(new Request(`https://firm.example${path}`), { ASSETS: assets });

test.each([
  ["/contact.", "/contact"],
  ["/Contact?from=mail", "/contact?from=mail"],
  ["/contact%22", "/contact"],
  ["/CONTACT%E2%80%9D/", "/contact"],
  ["/Dairy.?from=van", "/contact?from=van#contact-form"],
])("on Cloudflare, %s leads to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get("location")]).toEqual([301, location]);
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test.each([
  "/nowhere",
  "/Nowhere.",
  "//evil.example.",
  "/%2Fevil.example,",
  "/%5Cevil.example.",
  "/%E0.",
  "/contact.x",
  "/page-data/Contact/page-data.json",
])("on Cloudflare, %s shows Page Not Found", async path => {
  const { status, headers } = await ask(path);
  expect([status, headers.get("location")]).toEqual([404, null]);
});
