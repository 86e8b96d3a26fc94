import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { wrongEndsHeading } from "./host-rules";
import { wrongEndInBytes } from "./meant-path";
import { contentSecurityPolicy, setPolicy } from "./policy";
import { readPages } from "./read-html";
import { withQuery } from "./redirect-target";
import { apiHeaders, caching, hashedPath, policyOverHttp, securityHeaders } from "./security-headers";

type Headers = typeof securityHeaders;

/** Old or short paths, and their targets. */
type Redirects = readonly Pick<Queries.Redirect, "from" | "to">[];

/** The plugin's options in `gatsby-config.ts`. */
export interface HostingOptions {
  /** Full addresses that the scripts of a page may connect to, besides the site's own. */
  readonly connections: readonly string[];
  /** Origins of the frames that scripts add to pages. */
  readonly frames: readonly string[];
  /** Whether nginx passes enquiries on to the firm's own server. */
  readonly passesEnquiriesOn: boolean;
}

/**
 * Writes the headers and redirects into a built site, and a configuration of nginx into `deploy`. The editor has its
 * own policy. Throws if a redirect starts at the path of a page or file.
 */
export const writeHostFiles = async (
  directory: string,
  deploy: string,
  redirects: Redirects,
  { connections, frames, passesEnquiriesOn }: HostingOptions = { connections: [], frames: [], passesEnquiriesOn: true },
) => {
  const taken = redirects.map(({ from }) => from).filter(from => existsSync(join(directory, from)));
  if (taken.length > 0)
    throw new Error(`A redirect is not possible: there is a page or a file at ${taken.join(", ")}.`);
  const hasEditor = existsSync(join(directory, "admin"));
  const pages = readPages(directory).filter(({ path }) => dirname(path) !== "admin");
  const own = contentSecurityPolicy(pages, { connections, frames });
  // A host sends one policy for all paths, and the editor's is looser: the stricter part is in the head of each page.
  for (const page of pages) {
    const html = setPolicy(page, hasEditor ? policyOverHttp(own) : undefined);
    if (html !== page.html) await writeFile(join(directory, page.path), html);
  }
  // The part of the pages' policy that also suits the editor.
  const shared = own.match(/\b(?:frame-ancestors|form-action|base-uri|upgrade-insecure-requests)\b[^;]*/g) ?? [];
  const headers = {
    "Content-Security-Policy": hasEditor ? shared.join("; ") : own,
    // Not for the local server, which has no HTTPS.
    "Strict-Transport-Security": "max-age=63072000",
    ...securityHeaders,
    // The editor's sign-in opens a window of another site.
    ...(hasEditor && { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" }),
  };
  const paths = (await readdir(directory)).map(name => `/${name}`);
  await writeFile(join(directory, "_headers"), headersFile(headers, paths));
  const withSlash = redirects.flatMap(({ from, to }) => [from, `${from}/`].map(path => ({ from: path, to })));
  const pagePaths = pages.flatMap(({ path }) => /^((?:.+(?=\/))?)\/?index\.html$/.exec(path)?.slice(1) ?? []);
  const meant = [...redirects, ...pagePaths.map(path => ({ from: `/${path}`, to: `/${path}` }))];
  await writeFile(join(directory, "_redirects"), redirectsFile(withSlash, meant));
  await mkdir(deploy, { recursive: true });
  const enquiries = passesEnquiriesOn ? await readTemplate("nginx-enquiries.conf") : "";
  const template = (await readTemplate("nginx.conf")).replace("{{enquiries}}", () => enquiries.trim());
  await writeFile(join(deploy, "nginx.conf"), nginxFile(template, headers, withSlash, meant));
};

/** Cloudflare reads as many redirects from a file. */
const mostRedirects = 2_000;

/** What sentences have after a link, as a browser writes it into a path. `*` and `:` have a meaning in the file. */
const endings = [".", ",", ")", ";", "!", "]", "'", "%22", "%3E", "%E2%80%9D", "%E2%80%99"];

/**
 * The redirects file of Netlify and Cloudflare, which knows no patterns: the most usual wrong endings of each address.
 * Netlify itself ignores capitals in the path of a file; Cloudflare's script knows all other endings.
 */
const redirectsFile = (redirects: Redirects, meant: Redirects): string => {
  const line = ({ from, to }: Redirects[number]) => `${from} ${to} 301`;
  const own = redirects.map(line);
  const spellings = (from: string) => [from.toUpperCase(), from.replace(/(?<=\/)[a-z]/g, first => first.toUpperCase())];
  const capitals = redirects.flatMap(({ from, to }) =>
    spellings(from)
      .filter(spelling => spelling !== from)
      .map(spelling => line({ from: spelling, to })),
  );
  const below = meant.filter(({ from }) => from !== "/");
  const wrong = endings.flatMap(ending => below.map(({ from, to }) => line({ from: from + ending, to })));
  const added = [...new Set([...capitals, ...wrong])].slice(0, mostRedirects - own.length);
  return `${[...own, wrongEndsHeading, ...added].join("\n")}\n`;
};

/**
 * The headers file of Netlify and Cloudflare. Browsers revalidate all files that are not listed. No path has two rules
 * for a header, which would send two values. Paths at the top are written out: stars differ between the hosts.
 */
const headersFile = (headers: Headers, paths: readonly string[]): string => {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const hashed = ["/static/*", ...paths.filter(path => hashedPath.test(path)).sort()];
  return `/*\n${everywhere.join("")}${hashed.map(path => `\n${path}\n  Cache-Control: ${caching.hashed}\n`).join("")}`;
};

const readTemplate = (name: string) => readFile(`plugins/gatsby-plugin-hosting/${name}`, "utf8");

/** The part of nginx's `server` block after names, certificates and `root`: the template, filled in for this site. */
const nginxFile = (template: string, headers: Headers, redirects: Redirects, meant: Redirects) => {
  const redirect = (location: string, to: string) =>
    `location ${location} { return 301 ${withQuery(to, "$is_args$args")}; }`;
  const resourcePolicy = "Cross-Origin-Resource-Policy";
  const values = {
    ...caching,
    resourcePolicy: headers[resourcePolicy],
    apiResourcePolicy: apiHeaders[resourcePolicy],
    hashedPath: hashedPath.source.replaceAll("\\/", "/"),
    headers: Object.entries(headers).map(([name, value]) => {
      const sent = name === resourcePolicy ? "$resource_policy" : value;
      return `add_header ${name} "${sent}" always;`;
    }),
    redirects: redirects.map(({ from, to }) => redirect(`= ${from}`, to)),
    meant: meant.map(
      ({ from, to }) =>
        `  ${redirect(`~* "^${from.replace(/\/$/, "").replaceAll(".", "\\.")}${wrongEndInBytes}"`, to)}`,
    ),
    hidden: Object.keys(securityHeaders).map(name => `  proxy_hide_header ${name};`),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => [values[name]].flat().join("\n"));
};
