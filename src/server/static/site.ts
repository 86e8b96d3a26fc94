import { Hono, type Context } from "hono";
import { cacheControl } from "./cache-control";
import { contentType, isCompressible } from "./content-type";
import { chooseEncoding } from "./encoding";
import { createByteReader, type ReadBytes } from "./file-bytes";
import { findDestination, type ServedFile } from "./site-path";

const notFoundPage = "/404.html";

/** Serves the built site from a folder: its files, its pages, and its own page for anything else. */
export function site(publicDirectory: string): Hono {
  const readBytes = createByteReader();
  const app = new Hono();

  app.get("*", async context => {
    const { pathname, search } = new URL(context.req.url);
    const destination = await findDestination(publicDirectory, pathname);
    switch (destination.kind) {
      case "redirect":
        return context.redirect(destination.location + search, 308);
      case "file":
        context.header("Cache-Control", cacheControl(pathname));
        return sendFile(context, destination, readBytes);
      case "missing":
        context.header("Cache-Control", cacheControl(notFoundPage));
        return sendNotFound(context, publicDirectory, readBytes);
    }
  });

  app.all("*", context => {
    context.header("Allow", "GET, HEAD");
    return context.text("Method Not Allowed", 405);
  });

  return app;
}

async function sendFile(context: Context, file: ServedFile, readBytes: ReadBytes) {
  // Weak, because one tag stands for the file however it is compressed.
  const etag = `W/"${file.version}"`;
  context.header("ETag", etag);
  if (isCompressible(contentType(file.path))) context.header("Vary", "Accept-Encoding");
  if (matches(context.req.header("if-none-match"), etag)) return context.body(null, 304);
  return sendBytes(context, file, readBytes, 200);
}

async function sendNotFound(context: Context, publicDirectory: string, readBytes: ReadBytes) {
  const page = await findDestination(publicDirectory, notFoundPage);
  if (page.kind !== "file") return context.text("Not Found", 404);
  context.header("Vary", "Accept-Encoding");
  return sendBytes(context, page, readBytes, 404);
}

async function sendBytes(context: Context, file: ServedFile, readBytes: ReadBytes, status: 200 | 404) {
  const type = contentType(file.path);
  const encoding = isCompressible(type) ? chooseEncoding(context.req.header("accept-encoding")) : "identity";
  const bytes = await readBytes(file, encoding);

  context.header("Content-Type", type);
  context.header("Content-Length", String(bytes.length));
  if (encoding !== "identity") context.header("Content-Encoding", encoding);
  return context.body(bytes, status);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = (ifNoneMatch ?? "").split(",").map(opaque);
  return known.includes("*") || known.includes(opaque(etag));
}
