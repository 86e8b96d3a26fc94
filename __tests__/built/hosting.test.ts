import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writePlainFolder } from "../../plugins/gatsby-plugin-hosting/plain-folder";
import { project } from "../site/project-under-test";
import { hasNginx, publishedFrom, startNginx } from "../unit/server/support/nginx";
import { ask } from "../unit/server/support/http";
import { folder as contentFolder } from "./content";
import { pages, root } from "./site";

const headersFile = readFileSync(join(root, "_headers"), "utf8");
const headersForAll = Object.fromEntries(
  [...(headersFile.split("\n\n")[0] ?? "").matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name.toLowerCase(),
    value,
  ]),
);
const policy = headersForAll["content-security-policy"] ?? "";
const folder = mkdtempSync(join(tmpdir(), "hosting-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
const texts = files.filter(file => /\.(?:html|js|json|xml|txt|svg|css|webmanifest)$|\/_[a-z]+$/.test(file));

test("what nginx answers, or else what other hosts are told, has the headers that Mozilla's Observatory asks for", async () => {
  for (const part of ["public", "deploy"]) symlinkSync(resolve(project, part), join(folder, part));
  const nginx = hasNginx ? await startNginx(publishedFrom(folder)) : undefined;
  const headers = nginx ? (await ask(nginx.url, "/")).headers : headersForAll;
  await nginx?.end();
  expect(headers).toMatchObject({
    // Two years, of which the Observatory asks for half of one.
    "strict-transport-security": expect.stringContaining("max-age=63072000") as string,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  const sent = String(headers["content-security-policy"]);
  expect(sent).toMatch(
    /^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; /,
  );
  expect(sent).toContain("; frame-ancestors 'none'");
});

test("all pages share their inline scripts, and pages of a kind their styles, so that the policy fits into a line", () => {
  const scripts = /script-src [^;]+/.exec(policy)?.[0] ?? "";
  expect(scripts.match(/'sha256-/g)).toHaveLength(3);
  // Cloudflare's limit, with room for a few more kinds of page.
  expect(policy.length).toBeLessThan(1700);
});

test("nothing comes from another origin but the map, and that only when it comes near", () => {
  const asking = pages.flatMap(page =>
    page.elements.filter(({ attributes, name }) => {
      const { src, srcset, href, rel } = attributes;
      const fetched = [src, srcset, name === "link" && rel !== "canonical" ? href : undefined]
        .filter(Boolean)
        .join(" ");
      return /(?:^|[\s,])(?:https?:)?\/\//.test(fetched);
    }),
  );
  expect(asking.map(({ name, attributes }) => [name, attributes.loading])).toEqual([["iframe", "lazy"]]);
  expect(policy).toMatch(/; frame-src https:\/\/www\.google\.com;/);
  expect(policy).toMatch(/; img-src 'self'; font-src 'self';/);
});

test("no source, source map or setting is published", () => {
  expect(files.filter(file => /\.map$|\.tsx?$|\.env/.test(file))).toEqual([]);
});

test("no secret, no path of a computer and no e-mail address that the content does not name is published", () => {
  const secret =
    /service_role|sb_secret_|-----BEGIN|\bAKIA[0-9A-Z]{16}|\bgh[pousr]_\w{30}|\bxox[bp]-|:\/\/[^\s/@:"']+:[^\s/@"']+@/;
  const local = /(?:^|[\s"'`(])(?:\/(?:home|root|Users|tmp|work)\/[\w.-]+|[A-Z]:\\\\?(?:Users|Windows))/m;
  const content = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".json"))
    .map(file => readFileSync(join(contentFolder, file), "utf8"))
    .join("\n");
  const email = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
  const found = texts.flatMap(file => {
    const text = readFileSync(file, "utf8");
    const others = [...text.matchAll(email)].map(([address]) => address).filter(one => !content.includes(one));
    // An old address that sends visitors on may look like a path.
    const path = file.endsWith("_redirects") ? undefined : local.exec(text)?.[0];
    const own = text.includes(process.cwd()) ? [process.cwd()] : [];
    return [secret.exec(text)?.[0], path, ...others, ...own].filter(Boolean).map(what => [file, what]);
  });
  expect(found).toEqual([]);
});

test("a folder for plain hosts has the policy in its pages, and pages with and without a slash at the end", async () => {
  const plain = join(folder, "plain");
  await writePlainFolder(root, plain, "");
  for (const { path, html } of pages) {
    const name = path === "/" ? "/index" : path.replace(/\.html$/, "");
    const written = readFileSync(join(plain, `${name}.html`), "utf8");
    const [before = "", after = ""] = written.split(/<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/);
    expect(before + after).toBe(html);
    expect(before).not.toMatch(/<(?:script|style|link)/);
    expect(existsSync(join(plain, name, "index.html"))).toBe(existsSync(join(root, name, "index.html")));
  }
  await expect(writePlainFolder(root, plain, "/elsewhere")).rejects.toThrow(/outside \/elsewhere\/\.$/);
});
