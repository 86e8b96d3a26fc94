import { caching, hashedPath, headersOverHttps, securityHeaders } from "./security-headers";

/** An old or short path, and its target. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface Hosted {
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
  readonly redirects: readonly Redirect[];
  /** Whether the editor is published. Its sign-in opens a window of another site. */
  readonly hasEditor: boolean;
  /** The paths of the scripts and style sheets at the top of the site. */
  readonly assets: readonly string[];
}

const everywhere = ({ policy, hasEditor }: Pick<Hosted, "policy" | "hasEditor">) => ({
  "Content-Security-Policy": policy,
  ...headersOverHttps,
  ...securityHeaders,
  ...(hasEditor && { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" }),
});

/**
 * The headers file of Netlify and Cloudflare. Both let browsers revalidate all files that are not listed here. If two
 * rules set one header, both send two values, so no path has two rules for a header. File names are written out,
 * because a star matches differently on each host.
 */
export const headersFile = ({ assets, ...hosted }: Hosted): string => {
  const rule = (path: string, headers: object) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${String(value)}`), ""].join("\n");
  const hashed = ["/static/*", ...assets.filter(asset => hashedPath.test(asset))];
  return [rule("/*", everywhere(hosted)), ...hashed.map(path => rule(path, { "Cache-Control": caching.hashed }))].join(
    "\n",
  );
};

/** The redirects file of Netlify and Cloudflare, with and without a final slash. */
export const redirectsFile = ({ redirects }: Hosted): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");

/** The part of nginx's `server` block after names, certificates and `root`: the template, filled in for this site. */
export const nginxFile = (template: string, { redirects, ...hosted }: Hosted, isLocalDatabase: boolean): string => {
  const headers = Object.entries(everywhere(hosted)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const locations = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map(path => `location = ${path} { return 301 ${withSearch(to)}; }`),
  );
  const hidden = Object.keys(securityHeaders).map(name => `  proxy_hide_header ${name};`);
  const values: Readonly<Record<string, string>> = {
    ...caching,
    hashedPath: hashedPath.source.replaceAll("\\/", "/"),
    headers: headers.join("\n"),
    redirects: locations.join("\n"),
    hidden: hidden.join("\n"),
  };
  // With a hosted database, nginx is no proxy.
  const wanted = isLocalDatabase ? template : template.replace(/^location = \/rest\/[^]*?^\}\n/m, "");
  return wanted.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
};

/** An address with the query string of the request. */
const withSearch = (to: string) => {
  const [path = "", anchor] = to.split("#", 2);
  return `${path}$is_args$args${anchor === undefined ? "" : `#${anchor}`}`;
};
