import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "../../../plugins/gatsby-plugin-hosting/policy";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { siteIn } from "../../../tools/server/site";
import { ask, listen } from "../../servers/http";
import { hasNginx, publishedFrom, startNginx } from "../../servers/nginx";
import { testFolder, writeFiles } from "../../temp-folder";

const folder = testFolder();
const site = join(folder, "public");
const script = "app-0123456789abcdef0123.js";
writeFiles(site, {
  "index.html": "<style>p{}</style><h1>Home</h1><script>go()</script><script src='/x.js'></script>",
  "404.html": "<h1>Page Not Found</h1>",
  "services/index.html": '<script type="application/ld+json">{}</script>',
  "static/abc123/roof.avif": "picture",
  "static/archivo.0123456789abcdef0123.woff2": "font",
  "page-data/index/page-data.json": "{}",
  ".well-known/security.txt": "Contact",
  ".hidden": "secret",
  "robots.txt": "User-agent: *",
  [script]: "go()",
});
const redirects = [
  { from: "/dairy", to: "/services" },
  { from: "/old/services.html", to: "/#services" },
];

let urls: Record<string, string>;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  await writeHostFiles(site, join(folder, "deploy"), redirects, {
    connections: [],
    frames: ["https://maps.example"],
    passesEnquiriesOn: true,
  });
  const local = await listen(siteIn(site));
  const nginx = hasNginx ? await startNginx(publishedFrom(folder)) : undefined;
  urls = { local: local.url, ...(nginx && { nginx: nginx.url }) };
  stop = () => Promise.all([local.close(), nginx?.end()]);
});
afterAll(() => stop());

const security = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "cross-origin",
  "permissions-policy": expect.stringContaining("camera=()") as string,
};
const immutable = "public, max-age=31536000, immutable";
// A proxy such as Cloudflare must not replace the e-mail addresses in a page.
const revalidate = "no-cache, no-transform";

const pages = ["/", "/services", "/services?utm_source=letter"];
const otherFiles = ["/.well-known/security.txt", "/robots.txt", "/page-data/index/page-data.json"];
const hashed = ["/static/abc123/roof.avif", "/static/archivo.0123456789abcdef0123.woff2", `/${script}`];
const missing = [
  "/nowhere",
  "/Nowhere.",
  "/services.x",
  "/servicesx",
  "/Services/x.",
  "/static/ABC123/Gone.avif",
  "/page-data/Index/page-data.json",
  "/nowhere/",
  "/static/",
  "/static/gone.avif",
  "/app-ffffffffffffffffffff.js",
];
const refused = ["//services/", "//services", "/.hidden", "/_headers", "/_redirects"];

/** Addresses with capitals, and with signs of the sentence around them; each with the page that is meant. */
const meant = {
  "/services.": "/services",
  "/services,": "/services",
  "/services)?from=mail": "/services?from=mail",
  "/Services": "/services",
  "/SERVICES/": "/services",
  "/services/,": "/services",
  "/services./": "/services",
  "/services%22": "/services",
  "/services%22%3E": "/services",
  "/Services%E2%80%9D.": "/services",
  "/services%C2%A0": "/services",
  "/services%20": "/services",
  "/%22": "/",
  "/dairy.": "/services",
  "/Dairy": "/services",
  "/DAIRY%E2%80%A6/?from=van": "/services?from=van",
  "/Old/Services.HTML,": "/#services",
};

test.each([
  ...[...pages, ...otherFiles].map(path => [path, 200, revalidate, undefined] as const),
  ...hashed.map(path => [path, 200, immutable, undefined] as const),
  ...[...missing, ...refused].map(path => [path, 404, revalidate, undefined] as const),
  ["/services/", 308, revalidate, "/services"],
  ["/services/?a=%20&b", 308, revalidate, "/services?a=%20&b"],
  ["/dairy", 301, revalidate, "/services"],
  ["/dairy/?from=van", 301, revalidate, "/services?from=van"],
  ["/old/services.html", 301, revalidate, "/#services"],
  ...Object.entries(meant).map(([path, location]) => [path, 301, revalidate, location] as const),
] as const)("every host answers %s with %d and %s", async (path, status, cacheControl, location) => {
  for (const [host, url] of Object.entries(urls)) {
    const { headers, ...answer } = await ask(url, path);
    expect({ host, ...headers, status: answer.status, location: headers.location }).toMatchObject({
      ...{ host, ...security, status, location, "cache-control": cacheControl },
    });
    // Hosts send it with every file, the local server only with pages.
    if (host !== "local" || String(headers["content-type"]).startsWith("text/html"))
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    if (status === 404) expect(answer.body.toString()).toBe("<h1>Page Not Found</h1>");
  }
});

/** Ways to write a path that a browser could take for another site. */
const tricks = ["//evil.example", "/%2Fevil.example", "/%5Cevil.example", "/\\evil.example", "/%09/evil.example"];

test.each(
  tricks.flatMap(trick => ["", "/", "/%E0", "/../services/", "/..%2Fservices/", "/dairy"].map(end => trick + end)),
)("no host sends %s to another site", async path => {
  for (const [host, url] of Object.entries(urls)) {
    const { location } = (await ask(url, path)).headers;
    const target = new URL(location ?? "/", url);
    expect({ host, origin: target.origin, path: target.pathname }).toEqual({
      host,
      origin: url,
      path: expect.not.stringMatching(/^\/[/\\]/) as string,
    });
  }
});

test("content types and the policy are the same on every host", async () => {
  const policies = Object.values(urls).map(async url => {
    const typeOf = async (path: string) => (await ask(url, path)).headers["content-type"];
    expect(await typeOf("/services")).toBe("text/html; charset=utf-8");
    expect(await typeOf(`/${script}`)).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
    expect(await typeOf("/static/abc123/roof.avif")).toBe("image/avif");
    expect(await typeOf("/static/archivo.0123456789abcdef0123.woff2")).toBe("font/woff2");
    return String((await ask(url, "/")).headers["content-security-policy"]);
  });
  const overHttp = (await Promise.all(policies)).map(policy => policy.replace("; upgrade-insecure-requests", ""));
  expect(new Set(overHttp).size).toBe(1);
});

test("only a host with HTTPS sends Strict-Transport-Security", async () => {
  const { headers } = await ask(urls.local ?? "", "/");
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  for (const file of ["public/_headers", "deploy/nginx.conf"]) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text).toMatch(/Strict-Transport-Security:? "?max-age=63072000/);
    expect(text).toContain("; upgrade-insecure-requests");
    if (file.endsWith(".conf")) expect(text).toMatch(/^gzip on;$[^]*^access_log off;$/m);
  }
});

test("the policy allows only the pages' own inline scripts and styles, and the named frames", async () => {
  const policy = String((await ask(urls.local ?? "", "/")).headers["content-security-policy"]);
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
      "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
      "frame-src https://maps.example",
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
});

test("the files for Netlify and Cloudflare use only syntax that both support", () => {
  const headers = readFileSync(join(site, "_headers"), "utf8");
  const rules = headers.trim().split(/\n\n/);
  expect(rules.map(rule => rule.split("\n")[0])).toEqual(["/*", "/static/*", `/${script}`]);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split("\n").map(line => line.length))).toBeLessThanOrEqual(2000);
  expect(rules[0]).not.toContain("Cache-Control");
  const lines = readFileSync(join(site, "_redirects"), "utf8").split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "/dairy /services 301",
    "/dairy/ /services 301",
    "/old/services.html /#services 301",
    "/old/services.html/ /#services 301",
  ]);
  // Neither `*` nor `:`, which stand for any text.
  expect(lines.filter(line => !/^(?:\/[\w/.,)\];!'%-]+ \/[\w#/-]* 301|#.*|)$/.test(line))).toEqual([]);
});

test("Netlify's file has the usual wrong endings of each page and redirect, within Cloudflare's limit", async () => {
  const lines = readFileSync(join(site, "_redirects"), "utf8").split("\n");
  const expected = ["/services.", "/services,", "/services%22", "/services)", "/services]", "/dairy.", "/Dairy"];
  expect(lines).toEqual(expect.arrayContaining(expected.map(from => `${from} /services 301`)));
  expect(lines.filter(line => line.startsWith("/404"))).toEqual([]);
  const large = join(folder, "large");
  const names = Array.from({ length: 300 }, (_, at) => `projects/yard-${at}/index.html`);
  writeFiles(large, Object.fromEntries(names.map(name => [name, "<h1>Yard</h1>"])));
  await writeHostFiles(large, join(folder, "large-deploy"), redirects);
  const rules = readFileSync(join(large, "_redirects"), "utf8").match(/ 301$/gm);
  expect(rules).toHaveLength(2000);
});

test("with a hosted database or without a form, nginx needs neither a server of the firm nor a limit for enquiries", async () => {
  const deploy = join(folder, "deploy-hosted");
  await writeHostFiles(site, deploy, redirects, { connections: [], frames: [], passesEnquiriesOn: false });
  const nginx = readFileSync(join(deploy, "nginx.conf"), "utf8");
  expect(nginx).toContain("location = /dairy");
  expect(nginx).not.toMatch(/proxy_pass|limit_req|\{\{/);
});

test("a running server follows a new redirect of the next build", async () => {
  const location = async () => (await ask(urls.local ?? "", "/van")).headers.location;
  expect(await location()).toBeUndefined();
  await writeHostFiles(site, join(folder, "deploy"), [...redirects, { from: "/van", to: "/services" }]);
  expect(await location()).toBe("/services");
});

test("a redirect from the path of a file stops the build", async () => {
  const inTheWay = [{ from: "/robots.txt", to: "/services" }];
  await expect(writeHostFiles(site, join(folder, "deploy"), inTheWay)).rejects.toThrow("a file at /robots.txt");
});

test("connections are allowed only to the configured addresses", () => {
  const connections = [
    "https://project.supabase.example/",
    "https://hooks.example/a?b=1",
    "https://hooks.example/c",
    "https://vitals.example/",
  ];
  expect(contentSecurityPolicy([], { connections, frames: [] })).toContain(
    "; connect-src 'self' https://hooks.example https://project.supabase.example https://vitals.example; frame-src 'none';",
  );
});

test("the database, webhooks and vitals in the settings are the addresses that pages may connect to", () => {
  jest.replaceProperty(process, "env", {
    ...process.env,
    GATSBY_SUPABASE_URL: "https://project.supabase.example/",
    GATSBY_ENQUIRY_WEBHOOKS: "https://hooks.example/a?b=1, https://hooks.example/c",
    GATSBY_VITALS_URL: "",
  });
  jest.isolateModules(() => {
    const { default: config } = jest.requireActual<{ default: { plugins: unknown[] } }>("../../../gatsby-config");
    expect(config.plugins).toContainEqual({
      resolve: "gatsby-plugin-hosting",
      options: {
        connections: ["https://project.supabase.example/", "https://hooks.example/a?b=1", "https://hooks.example/c"],
        frames: ["https://www.google.com"],
        passesEnquiriesOn: false,
      },
    });
  });
  jest.restoreAllMocks();
});
