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

/** The first value of a header in a file of headers. */
export const readHeader = (headers: string, name: string): string | undefined =>
  new RegExp(`^ {2}${name}: (.*)$`, "m").exec(headers)?.[1];

/** The policy in a file of headers; the strictest where there is none. */
export const readPolicy = (headers: string): string =>
  readHeader(headers, "Content-Security-Policy") ?? "default-src 'none'";

/** From and to of each line in a file of redirects. */
export const parseRedirects = (lines: string): (readonly [from: string, to: string])[] =>
  [...lines.matchAll(/^(\S+) (\S+)/gm)].map(([, from = "", to = ""]) => [from, to]);

/**
 * The part of the `server` block of nginx 1.18 or later that comes after names, certificates and `root`. No location adds
 * a header, because it would then send none of the others.
 */
export const nginxFile = ({ redirects, ...hosted }: Hosted, isLocalDatabase: boolean): string => `# Made by the build.
charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;
gzip on;
gzip_vary on;
gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;
server_tokens off;
absolute_redirect off;
merge_slashes off;
error_page 404 /404.html;

set $cache "${caching.other}";
add_header Cache-Control $cache always;
${Object.entries(everywhere(hosted))
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join("\n")}

${redirects
  .flatMap(({ from, to }) => [from, `${from}/`].map(path => `location = ${path} { return 301 ${withSearch(to)}; }`))
  .join("\n")}
location = / { try_files /index.html =404; }
location = /404.html { set $cache "${caching.other}"; }
${
  isLocalDatabase
    ? `location = /rest/v1/contact_submissions {
  proxy_pass http://127.0.0.1:9000;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
${Object.keys(securityHeaders)
  .map(name => `  proxy_hide_header ${name};`)
  .join("\n")}
}
`
    : ""
}# Names that hosts keep to themselves, and addresses with two slashes, which could lead to another site.
location ~ (//|^/_|/\\.(?!well-known/)) { return 404; }
location ~ ^(?<page>/.+)/$ {
  if (-f $document_root$page/index.html) { return 308 $page$is_args$args; }
  return 404;
}
location ~ \\.webmanifest$ { types {} default_type application/manifest+json; }
location ~ "${hashedPath.source.replaceAll("\\/", "/")}" { set $cache "${caching.hashed}"; try_files $uri =404; }
location / { try_files $uri $uri/index.html =404; }
`;

/** An address with the query string of the request. */
const withSearch = (to: string) => {
  const [path = "", anchor] = to.split("#", 2);
  return `${path}$is_args$args${anchor === undefined ? "" : `#${anchor}`}`;
};
