const forAYear = "public, max-age=31536000, immutable";
const askFirst = "public, max-age=0, must-revalidate";

/** Gatsby puts a hash of the content into these names; the files behind other names can change. */
const hashedName = /^\/static\/|[-.][0-9a-f]{16,}\.(?:js|css|mjs)(?:\.map)?$/;

/** The Cache-Control for a path of the built site: a year when its content can never change. */
export function cacheControl(urlPath: string): string {
  return hashedName.test(urlPath) ? forAYear : askFirst;
}
