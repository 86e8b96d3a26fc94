import { meantPath } from "./meant-path";
import { withQuery } from "./redirect-target";

interface Assets {
  readonly fetch: typeof fetch;
}

/** Without "no-transform", which would keep Cloudflare from compressing the page. */
const revalidated = "no-cache";

/**
 * Answers requests for missing files on Cloudflare. Sends visitors on to the page that they mean with a wrong address. By
 * default Cloudflare sends the cache headers of the path with a missing picture: during a roll-out, a browser would cache
 * "not found" for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: { readonly ASSETS: Assets }): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const location = status === 404 ? await meantAddress(new URL(request.url), ASSETS) : undefined;
    const answer =
      location === undefined
        ? new Response(body, { status, headers })
        : new Response(null, { status: 301, headers: { ...Object.fromEntries(headers), Location: location } });
    answer.headers.set("Cache-Control", revalidated);
    return answer;
  },
};

/** The address of the page, or the target of the redirect, that is meant with a missing one. */
const meantAddress = async ({ origin, pathname, search }: URL, assets: Assets): Promise<string | undefined> => {
  const path = isDecodable(pathname) ? meantPath(decodeURIComponent(pathname)) : undefined;
  if (path === undefined) return undefined;
  const { status, headers } = await assets.fetch(new Request(origin + path, { redirect: "manual" }));
  // Only pages: with the data of another page, Gatsby would show that page at the wrong address.
  if (status === 200) return headers.get("Content-Type")?.startsWith("text/html") ? path + search : undefined;
  const target = status >= 300 && status < 400 ? headers.get("Location") : null;
  return target === null ? undefined : withQuery(target, search);
};

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};
