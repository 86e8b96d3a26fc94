import { createReadStream, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { lookup } from "mrmime";
import { hostRules } from "../build/hosting/host-rules";
import { caching, hashedPath } from "../build/hosting/security-headers";
import { answer, headerLines } from "./answer";

const text = /^text\/|[/+](?:json|javascript|xml)$/;
const accepted = { br: /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/, gzip: /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/ };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: (content: Buffer) => content };

/** Texts kept ready to be sent, each in one encoding. */
const mostKept = 500;
/** In ms: a kept text is sent without a look at the disk for this long, so that a new build is seen at once. */
const fresh = 1_000;

interface Kept {
  readonly version: string;
  readonly sender: Promise<Sender>;
  send?: Sender;
  checked: number;
}

type Sender = (response: ServerResponse, status: number) => number;

/**
 * Serves a folder of built pages: a page is a folder with an index.html and its address has no slash at its end. Texts
 * are kept in memory, compressed as hard as a host does ahead of time; anything else is streamed from the disk. Hidden
 * files and paths that climb out of the folder do not exist. Policy and redirects are those that the build has written
 * for hosts. Gives the status of the answer.
 */
export function siteIn(folder: string) {
  const kept = new Map<string, Kept>();
  const rulesNow = hostRules(folder);

  const keep = (key: string, version: string, file: File, encoding: Encoding, headers: OutgoingHttpHeaders): Kept => {
    const entry: Kept = { version, sender: prepare(file, encoding, headers), checked: Date.now() };
    entry.sender.then(
      send => (entry.send = send),
      () => kept.delete(key),
    );
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, entry);
    return entry;
  };

  const send = async (request: IncomingMessage, response: ServerResponse, status: number, path: string, file: File) => {
    const type = lookup(file.name) ?? "application/octet-stream";
    const isText = text.test(type);
    const { policy, opener } = rulesNow();
    const headers: OutgoingHttpHeaders = {
      "Content-Type": isText ? `${type}; charset=utf-8` : type,
      "Cache-Control": hashedPath.test(path) ? caching.hashed : caching.other,
      // Only a page has use for it, and without HTTP/2 it would be as long as a small file.
      ...(type === "text/html" && { "Content-Security-Policy": policy, "Cross-Origin-Opener-Policy": opener }),
      ETag: file.etag,
      ...(isText && { Vary: "Accept-Encoding" }),
    };
    if (status === 200 && request.headers["if-none-match"]?.includes(file.etag)) return answer(response, 304, headers);
    if (isText) {
      const encoding = bestEncoding(request);
      const key = `${encoding} ${path}`;
      const version = `${file.etag} ${policy}`;
      const known = kept.get(key);
      const entry = known?.version === version ? known : keep(key, version, file, encoding, headers);
      entry.checked = Date.now();
      return (await entry.sender)(response, status);
    }
    response.writeHead(status, headerLines({ ...headers, "Content-Length": file.size }));
    if (request.method === "HEAD") response.end();
    else await pipeline(createReadStream(file.name), response);
    return status;
  };

  return (request: IncomingMessage, response: ServerResponse): number | Promise<number> => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") {
      return answer(response, 405, { Allow: "GET, HEAD" }, "Method Not Allowed");
    }
    const known = kept.get(`${bestEncoding(request)} ${url}`);
    const asksAnew = !request.headers["if-none-match"];
    if (asksAnew && known?.send && Date.now() - known.checked < fresh) return known.send(response, 200);

    const [path = "/", ...search] = url.split(/(?=\?)/);
    const decoded = attempt(() => decodeURIComponent(path));
    // The page's scripts cannot read such an address either: it goes on as its characters, and not to the host `//…`.
    if (decoded === undefined) return answer(response, 307, { Location: encodeURI(path.replace(/^\/+/, "/")) });
    const sendOn = (status: number, to = "") => {
      const [page = "", ...anchor] = to.split(/(?=#)/);
      const headers = { "Cache-Control": caching.other, "Content-Security-Policy": rulesNow().policy };
      return answer(response, status, { ...headers, Location: [page, ...search, ...anchor].join("") });
    };
    const redirect = rulesNow().redirects.get(path);
    if (redirect !== undefined) return sendOn(301, redirect);
    const file = findFile(folder, decoded);
    if (file) return send(request, response, 200, path, file);
    if (decoded.endsWith("/") && findFile(folder, `${decoded}index.html`)) return sendOn(308, path.slice(0, -1));
    const notFound = findFile(folder, "/404.html");
    return notFound ? send(request, response, 404, "404", notFound) : answer(response, 404, {}, "Not Found");
  };
}

/** Reads and compresses a file, and gives what sends it. */
const prepare = async (file: File, encoding: Encoding, headers: OutgoingHttpHeaders): Promise<Sender> => {
  const bytes = await compress[encoding](await readFile(file.name));
  const coding = encoding === "identity" ? {} : { "Content-Encoding": encoding };
  const lines = headerLines({ ...headers, ...coding, "Content-Length": bytes.length });
  return (response, status) => response.writeHead(status, lines).end(bytes).statusCode;
};

type Encoding = keyof typeof compress;

const bestEncoding = ({ headers }: IncomingMessage): Encoding => {
  const accepts = headers["accept-encoding"] ?? "";
  if (accepted.br.test(accepts)) return "br";
  return accepted.gzip.test(accepts) ? "gzip" : "identity";
};

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

interface File {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Weak, because one tag stands for the file however it is compressed. */
  readonly etag: string;
}

/** The file behind a decoded path; none for hidden names, empty ones and those that climb or hold control characters. */
const findFile = (folder: string, path: string): File | undefined => {
  if (!path.startsWith("/") || /^\/_|\/(?:\/|\.(?!well-known\/))|[\\\p{Cc}]/u.test(path)) return undefined;
  if (path !== "/" && path.endsWith("/")) return undefined;
  for (const name of [join(folder, path), join(folder, path, "index.html")]) {
    // Throws below a file, and behind a name that is too long.
    const found = attempt(() => statSync(name));
    if (found?.isFile()) return { name, size: found.size, etag: `W/"${found.size}-${Math.round(found.mtimeMs)}"` };
  }
  return undefined;
};
