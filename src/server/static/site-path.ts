import { stat } from "node:fs/promises";
import { join } from "node:path";

export interface ServedFile {
  path: string;
  /** Another one whenever the content may be another one. */
  version: string;
}

/** What a path of the site leads to. */
export type Destination =
  ({ kind: "file" } & ServedFile) | { kind: "redirect"; location: string } | { kind: "missing" };

const missing: Destination = { kind: "missing" };

/**
 * Finds what a URL path leads to in the built site. A page is a folder with an index.html and has no
 * slash at its end: with one it is redirected, always to the same host. Hidden files, and paths that
 * climb out of the folder however they are encoded, lead nowhere.
 */
export async function findDestination(root: string, urlPath: string): Promise<Destination> {
  const segments = decodeSegments(urlPath);
  if (segments === undefined) return missing;
  if (segments.length === 0) return file(join(root, "index.html"));

  const page = await file(join(root, ...segments, "index.html"));
  if (!urlPath.endsWith("/")) {
    return page.kind === "file" ? page : file(join(root, ...segments));
  }
  if (page.kind === "missing") return missing;
  return { kind: "redirect", location: `/${segments.map(encodeURIComponent).join("/")}` };
}

/** The decoded parts of a path; undefined when one of them cannot be the name of a served file. */
function decodeSegments(urlPath: string): string[] | undefined {
  const inner = urlPath.replace(/^\//, "").replace(/\/$/, "");
  if (inner === "") return urlPath === "/" ? [] : undefined;
  try {
    const segments = inner.split("/").map(decodeURIComponent);
    return segments.every(isServedName) ? segments : undefined;
  } catch {
    return undefined;
  }
}

function isServedName(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[/\\\p{Cc}]/u.test(name);
}

async function file(path: string): Promise<Destination> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return missing;
    return { kind: "file", path, version: `${found.size}-${Math.round(found.mtimeMs)}` };
  } catch {
    return missing;
  }
}
