import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { lookup } from "mrmime";
import { hostRules } from "../../plugins/gatsby-plugin-hosting/host-rules";
import { caching, hashedPath } from "../../plugins/gatsby-plugin-hosting/security-headers";
import { answer, beginAnswer } from "./answer";

const text = /^text\/|[/+](?:json|javascript|xml)$/;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: (content: Buffer) => content };
const accepted = { br: /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/, gzip: /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/ };

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/**
 * Serves a folder of built pages: a page is a folder with an index.html and its address has no slash at its end. Texts
 * are compressed as hard as a host does ahead of time, and kept; anything else is streamed from the disk. Hidden files
 * and paths that climb out of the folder do not exist. Policy and redirects are those that the build has written for
 * hosts. Gives the status of the answer.
 */
export function siteIn(folder: string) {
  const kept = new Map<string, Promise<Buffer>>();
  const rulesNow = hostRules(folder);

  const textOf = (encoding: keyof typeof compress, { name, etag }: File): Promise<Buffer> => {
    const key = `${encoding} ${etag} ${name}`;
    const known = kept.get(key) ?? readFile(name).then(compress[encoding]);
    // An upper limit, because each build adds new ones.
    if (kept.size >= 1_000) kept.clear();
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };

  const send = async (request: IncomingMessage, response: ServerResponse, status: number, path: string, file: File) => {
    const type = lookup(file.name) ?? "application/octet-stream";
    const isText = text.test(type);
    const { policy, opener } = rulesNow();
    const headers: OutgoingHttpHeaders = {
      "Content-Type": isText ? `${type}; charset=utf-8` : type,
      "Cache-Control": hashedPath.test(path) ? caching.hashed : caching.other,
      // With what a browser can open by itself, such as an SVG. Without HTTP/2 it would be as long as a small file.
      ...(/html|xml/.test(type) && { "Content-Security-Policy": policy, "Cross-Origin-Opener-Policy": opener }),
      ETag: file.etag,
      ...(isText && { Vary: "Accept-Encoding" }),
    };
    const known = request.headers["if-none-match"];
    if (status === 200 && (known === "*" || known?.includes(file.etag))) return answer(response, 304, headers);
    const accepts = request.headers["accept-encoding"] ?? "";
    if (isText) {
      const encoding = (["br", "gzip"] as const).find(one => accepted[one].test(accepts));
      const bytes = await textOf(encoding ?? "identity", file);
      return answer(response, status, { ...headers, ...(encoding && { "Content-Encoding": encoding }) }, bytes);
    }
    beginAnswer(response, status, { ...headers, "Content-Length": file.size });
    if (request.method === "HEAD") response.end();
    else await pipeline(createReadStream(file.name), response);
    return status;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<number> => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD")
      return answer(response, 405, { Allow: "GET, HEAD" }, "Method Not Allowed");
    const [path = "/", ...search] = url.split(/(?=\?)/);
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // The page's scripts cannot read such an address either: it goes on as its characters, and not to the host `//…`.
      return answer(response, 307, { Location: encodeURI(path.replace(/^\/+/, "/")) });
    }
    const sendOn = (status: number, to: string) => {
      const [page = "", ...anchor] = to.split(/(?=#)/);
      return answer(response, status, {
        "Cache-Control": caching.other,
        Location: [page, ...search, ...anchor].join(""),
      });
    };
    const redirect = rulesNow().redirects.get(path);
    if (redirect !== undefined) return sendOn(301, redirect);
    const file = await findFile(folder, decoded);
    if (file) return send(request, response, 200, path, file);
    if (decoded.endsWith("/") && (await findFile(folder, `${decoded}index.html`)))
      return sendOn(308, path.slice(0, -1));
    const notFound = await findFile(folder, "/404.html");
    return notFound ? send(request, response, 404, "404", notFound) : answer(response, 404, {}, "Not Found");
  };
}

/**
 * The file behind a decoded path; none for hidden names, empty ones and those that climb or hold control characters. Its
 * tag is weak, because one stands for the file however it is compressed.
 */
const findFile = async (folder: string, path: string) => {
  if (!path.startsWith("/") || /.\/$|^\/_|\/(?:\/|\.(?!well-known\/))|[\\\p{Cc}]/u.test(path)) return undefined;
  for (const name of [join(folder, path), join(folder, path, "index.html")]) {
    const found = await stat(name).catch(() => undefined);
    if (found?.isFile()) return { name, size: found.size, etag: `W/"${found.size}-${Math.round(found.mtimeMs)}"` };
  }
  return undefined;
};
