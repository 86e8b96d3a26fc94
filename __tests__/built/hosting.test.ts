import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { hostRules } from "../../plugins/gatsby-plugin-hosting/host-rules";
import { writePlainFolder } from "../../plugins/gatsby-plugin-hosting/plain-folder";
import { setPolicy } from "../../plugins/gatsby-plugin-hosting/policy";
import { elementsOf } from "../../plugins/gatsby-plugin-hosting/read-html";
import { project } from "../site/project-under-test";
import { ask } from "../servers/http";
import { hasNginx, publishedFrom, startNginx } from "../servers/nginx";
import { testFolder } from "../temp-folder";
import { folder as contentFolder } from "./content";
import { pages, root } from "./site";

const headers = readFileSync(join(root, "_headers"), "utf8");
const { policy } = hostRules(root);
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(file =>
  statSync(join(root, file)).isFile(),
);

test("nginx (or the file for other hosts) sends the headers that Mozilla's Observatory requires", async () => {
  const nginx = hasNginx ? await startNginx(publishedFrom(resolve(project))) : undefined;
  const answer = nginx && (await ask(nginx.url, "/"));
  await nginx?.end();
  const sent = (name: string) =>
    answer ? answer.headers[name.toLowerCase()] : new RegExp(`^ {2}${name}: (.*)`, "m").exec(headers)?.[1];
  // Two years; the Observatory requires half a year.
  expect(sent("Strict-Transport-Security")).toContain("max-age=63072000");
  expect(sent("X-Content-Type-Options")).toBe("nosniff");
  expect(sent("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(sent("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(sent("X-Frame-Options")).toBe("DENY");
  const directives = String(sent("Content-Security-Policy")).split("; ");
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
  for (const name of ["script-src", "style-src"])
    expect(directives).toContainEqual(expect.stringMatching(new RegExp(`^${name} 'self'( 'sha256-[^']+')+$`)));
});

test("pages share inline scripts and styles, so that the policy fits one line", () => {
  // Cloudflare ignores a header of more than 2,000 characters. Each further kind of page needs 60.
  expect(policy.length).toBeLessThan(1700);
});

test("no page's HTML loads anything from another origin, and scripts may add only the frame of the map", () => {
  const elements = pages.flatMap(page => page.elements);
  const foreign = elements.filter(({ name, attributes: { src = "", srcset = "", href = "", rel } }) => {
    const linked = name === "link" && rel !== "canonical" ? href : "";
    return [src, srcset, linked].some(addresses => /(?:^|[\s,])(?:https?:)?\/\//.test(addresses));
  });
  expect(foreign).toEqual([]);
  const directives = ["frame-src https://www.google.com", "img-src 'self'", "font-src 'self'"];
  expect(policy.split("; ")).toEqual(expect.arrayContaining(directives));
});

test("no source, source map or setting is published", () => {
  expect(files.filter(file => /\.map$|\.tsx?$|\.env/.test(file))).toEqual([]);
});

test("no secret, local path or e-mail address outside the content is published", () => {
  const secret =
    /service_role|sb_secret_|-----BEGIN|\bAKIA[0-9A-Z]{16}|\bgh[pousr]_\w{30}|\bxox[bp]-|:\/\/[^\s/@:"']+:[^\s/@"']+@/;
  const local = /(?:^|[\s"'`(])(?:\/(?:home|root|Users|tmp|work)\/[\w.-]+|[A-Z]:\\\\?(?:Users|Windows))/m;
  // An old address in them may look like a local path.
  const withOldAddresses = ["_redirects", "page-data/404.html/page-data.json"];
  const email = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi;
  const content = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".json"))
    .map(file => readFileSync(join(contentFolder, file), "utf8"))
    .join("\n");
  const texts = files.filter(file =>
    /\.(?:html|js|json|xml|txt|svg|css|webmanifest)$|^_(?:headers|redirects)$/.test(file),
  );
  const found = texts.flatMap(file => {
    const text = readFileSync(join(root, file), "utf8");
    const others = [...text.matchAll(email)].map(([address]) => address).filter(one => !content.includes(one));
    const path = withOldAddresses.includes(file) ? undefined : local.exec(text)?.[0];
    const own = text.includes(process.cwd()) ? [process.cwd()] : [];
    return [secret.exec(text)?.[0], path, ...others, ...own].filter(Boolean).map(what => [file, what]);
  });
  expect(found).toEqual([]);
});

const plain = testFolder();

test("a folder for plain hosts has the policy in its pages, and each page with and without a final slash", async () => {
  await writePlainFolder(root, plain, "");
  for (const { path, ...page } of pages) {
    const name = path === "/" ? "/index" : path.replace(/\.html$/, "");
    const html = readFileSync(join(plain, `${name}.html`), "utf8");
    const elements = elementsOf(html);
    expect(setPolicy({ path, html, elements }, undefined)).toBe(page.html);
    const placeOf = (...names: string[]) => elements.findIndex(element => names.includes(element.name));
    const policyAt = elements.findIndex(({ attributes }) => attributes["http-equiv"] === "Content-Security-Policy");
    expect(policyAt).toBeGreaterThan(placeOf("head"));
    expect(policyAt).toBeLessThan(placeOf("script", "style", "link"));
    expect(existsSync(join(plain, name, "index.html"))).toBe(existsSync(join(root, name, "index.html")));
  }
  await expect(writePlainFolder(root, plain, "/elsewhere")).rejects.toThrow(
    /outside \/elsewhere\/\. Set PATH_PREFIX .+\.$/,
  );
});
