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
