import { caching } from "./security-headers";

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Answers requests for missing files on Cloudflare. By default Cloudflare sends the cache headers of the path with a
 * missing picture: during a roll-out, a browser would cache "not found" for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set("Cache-Control", caching.other);
    return answer;
  },
};
