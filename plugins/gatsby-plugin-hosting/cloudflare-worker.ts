import { caching } from "./security-headers";

/**
 * Answers requests for missing files on Cloudflare. By default Cloudflare sends the cache headers of the path with a
 * missing picture: during a roll-out, a browser would cache "not found" for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: { readonly ASSETS: { fetch: typeof fetch } }): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set("Cache-Control", caching.other);
    return answer;
  },
};
