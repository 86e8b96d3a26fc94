import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { lookup } from "mrmime";
import { hostRules } from "../../plugins/gatsby-plugin-hosting/host-rules";
import { meantPath, targetOf } from "../../plugins/gatsby-plugin-hosting/meant-path";
import { withQuery } from "../../plugins/gatsby-plugin-hosting/redirect-target";
import {
  caching,
  hashedPath,
  policyOverHttp,
  securityHeaders,
} from "../../plugins/gatsby-plugin-hosting/security-headers";
import { answer } from "./answer";

const text = /^text\/|[/+](?:json|javascript|xml)$/;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: (content: Buffer) => content };

/** Whether an Accept-Encoding header, such as `gzip, br;q=0`, allows an encoding. */
const isAccepted = (header: string, encoding: string) =>
  header.split(",").some(entry => {
    const [name, quality = ""] = entry.split(";").map(part => part.trim());
    return name === encoding && Number(quality.replace("q=", "") || 1) > 0;
  });

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/**
 * Serves a folder of built pages: a page is a folder with an index.html, and its URL has no slash at its end. Capitals and
 * signs at the end of an address lead to the page that is meant. Texts are compressed at the highest level and kept in
 * memory; other files are streamed. Hidden files and paths outside the folder are not found. Policy and redirects come
 * from the host's files of the build. Resolves with the status.
 */
export function siteIn(folder: string) {
  const kept = new Map<string, Promise<Buffer>>();

  const textOf = (encoding: keyof typeof compress, { name, etag }: File): Promise<Buffer> => {
    const key = `${encoding} ${etag} ${name}`;
    const known = kept.get(key) ?? readFile(name).then(compress[encoding]);
    // Each build adds new files.
    if (kept.size >= 1_000) kept.clear();
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known;
  };

  const send = async (request: IncomingMessage, response: ServerResponse, status: number, path: string, file: File) => {
    const type = lookup(file.name) ?? "application/octet-stream";
    const isText = text.test(type);
    const { policy, opener } = hostRules(folder);
    const headers: OutgoingHttpHeaders = {
      "Content-Type": isText ? `${type}; charset=utf-8` : type,
      "Cache-Control": hashedPath.test(path) ? caching.hashed : caching.other,
      // Only for files that a browser can open as a page, such as an SVG: the policy is as long as a small file.
      ...(/html|xml/.test(type) && {
        "Content-Security-Policy": policyOverHttp(policy),
        "Cross-Origin-Opener-Policy": opener,
      }),
      ETag: file.etag,
      ...(isText && { Vary: "Accept-Encoding" }),
    };
    const known = request.headers["if-none-match"];
    if (status === 200 && (known === "*" || known?.includes(file.etag))) return answer(response, 304, headers);
    const accepts = request.headers["accept-encoding"] ?? "";
    if (isText) {
      const encoding = (["br", "gzip"] as const).find(one => isAccepted(accepts, one));
      const bytes = await textOf(encoding ?? "identity", file);
      return answer(response, status, { ...headers, ...(encoding && { "Content-Encoding": encoding }) }, bytes);
    }
    response.writeHead(status, { ...securityHeaders, ...headers, "Content-Length": file.size });
    await pipeline(createReadStream(file.name), response);
    return status;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<number> => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD")
      return answer(response, 405, { Allow: "GET, HEAD" }, "Method Not Allowed");
    const [path = "/"] = url.split("?", 1);
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // Scripts cannot decode such a path either. One slash at its start: `//…` and `https://…` would be another host.
      return answer(response, 307, { Location: `/${encodeURI(path.replace(/^[/\\]+/, ""))}` });
    }
    const sendOn = (status: number, to: string) => {
      const Location = withQuery(to, url.slice(path.length));
      return answer(response, status, { "Cache-Control": caching.other, Location });
    };
    const { redirects } = hostRules(folder);
    const redirect = redirects.get(path);
    if (redirect !== undefined) return sendOn(301, redirect);
    const file = await findFile(folder, decoded);
    if (file) return send(request, response, 200, path, file);
    if (path.endsWith("/") && (await findFile(folder, `${decoded}index.html`))) return sendOn(308, path.slice(0, -1));
    const meant = meantPath(decoded);
    // Only pages: with the data of another page, Gatsby would show that page at the wrong address.
    const isPage = meant && (await findFile(folder, join(meant, "index.html")));
    const target = isPage ? meant : meant && targetOf(meant, redirects);
    if (target) return sendOn(301, target);
    const notFound = await findFile(folder, "/404.html");
    return notFound ? send(request, response, 404, "404", notFound) : answer(response, 404, {}, "Not Found");
  };
}

/** Whether a decoded path may be served: no private file of a host, no hidden or empty name, nothing outside the folder. */
const isPublic = (path: string) => {
  // A backslash is a slash on Windows.
  if (!path.startsWith("/") || path.startsWith("/_") || /[\\\p{Cc}]/u.test(path)) return false;
  const [, ...names] = path.split("/");
  const isShown = (name: string, index: number) =>
    name !== "" && (!name.startsWith(".") || (index === 0 && name === ".well-known"));
  return path === "/" || names.every(isShown);
};

/** Finds the file of a decoded path. The ETag is weak, because it is the same for each compression. */
const findFile = async (folder: string, path: string) => {
  if (!isPublic(path)) return undefined;
  for (const name of [join(folder, path), join(folder, path, "index.html")]) {
    const found = await stat(name).catch(() => undefined);
    if (found?.isFile()) return { name, size: found.size, etag: `W/"${found.size}-${Math.round(found.mtimeMs)}"` };
  }
  return undefined;
};
