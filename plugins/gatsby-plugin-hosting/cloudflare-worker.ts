import { caching } from "./security-headers";

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Answers, on Cloudflare, requests for files that are not there. By itself Cloudflare sends a missing picture with the
 * caching of its path: a browser that asks during a roll-out would keep "not found" for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set("Cache-Control", caching.other);
    return answer;
  },
};
