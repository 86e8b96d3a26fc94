import { caching, hashedPath, securityHeaders } from "./security-headers";

type Headers = Readonly<Record<string, string>>;

/** Old or short paths, and their targets. */
export type Redirects = readonly Pick<Queries.Redirect, "from" | "to">[];

/**
 * The headers file of Netlify and Cloudflare. Both let browsers revalidate all files that are not listed here. If two
 * rules set one header, both send two values, so no path has two rules for a header. The paths at the top of the site
 * are written out, because a star matches differently on each host.
 */
export const headersFile = (headers: Headers, paths: readonly string[]): string => {
  const rule = (path: string, values: Headers) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  const hashed = ["/static/*", ...paths.filter(path => hashedPath.test(path)).sort()];
  return [rule("/*", headers), ...hashed.map(path => rule(path, { "Cache-Control": caching.hashed }))].join("\n");
};

/** The part of nginx's `server` block after names, certificates and `root`: the template, filled in for this site. */
export const nginxFile = (template: string, headers: Headers, redirects: Redirects, isLocalDatabase: boolean) => {
  // Keeps the query string of the request.
  const target = (to: string) => to.replace(/(?=#)|$/, () => "$is_args$args");
  const values = {
    ...caching,
    hashedPath: hashedPath.source.replaceAll("\\/", "/"),
    headers: Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    redirects: redirects.map(({ from, to }) => `location = ${from} { return 301 ${target(to)}; }`),
    hidden: Object.keys(securityHeaders).map(name => `  proxy_hide_header ${name};`),
  };
  // With a hosted database, nginx is no proxy.
  const wanted = isLocalDatabase ? template : template.replace(/^location = \/rest\/[^]*?^\}\n/m, "");
  return wanted.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => [values[name]].flat().join("\n"));
};
