import { caching, hashedPath, headersOverHttps, securityHeaders } from "./security-headers";

/** An old or short path, and the address that it sends visitors to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface Hosted {
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
  readonly redirects: readonly Redirect[];
  /** Whether the editor is published, which signs in by a window of another site. */
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
 * Headers as Netlify and Cloudflare read them. Both make browsers ask again for every file that is not named here. Both
 * send two values where two rules name a header, so no path has two rules for one. File names are written out, because
 * the hosts differ in what a star matches.
 */
export const headersFile = ({ assets, ...hosted }: Hosted): string => {
  const rule = (path: string, headers: object) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${String(value)}`), ""].join("\n");
  const hashed = ["/static/*", ...assets.filter(asset => hashedPath.test(asset))];
  return [rule("/*", everywhere(hosted)), ...hashed.map(path => rule(path, { "Cache-Control": caching.hashed }))].join(
    "\n",
  );
};

/** Redirects as Netlify and Cloudflare read them, with and without a slash at the end. */
export const redirectsFile = ({ redirects }: Hosted): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");

/**
 * The part of the `server` block of nginx that comes after names, certificates and `root`: the template with what this
 * site has.
 */
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
  // Only a local database is behind nginx.
  const wanted = isLocalDatabase ? template : template.replace(/^location = \/rest\/[^]*?^\}\n/m, "");
  return wanted.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
};

/** An address with the query string of the request. */
const withSearch = (to: string) => {
  const [path = "", anchor] = to.split("#", 2);
  return `${path}$is_args$args${anchor === undefined ? "" : `#${anchor}`}`;
};
