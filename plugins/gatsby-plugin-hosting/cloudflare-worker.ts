import { caching } from "./security-headers";

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Answers what is no file, on Cloudflare. By itself Cloudflare sends a missing picture with the caching of its address,
 * so that a browser which asked during a roll-out would keep "not found" for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const answer = new Response(body, { status, headers });
    answer.headers.set("Cache-Control", caching.other);
    return answer;
  },
};
