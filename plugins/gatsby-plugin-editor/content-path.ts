import { posix } from "node:path";
import { PICTURE, fileKindOf } from "../gatsby-plugin-content/file-kinds";
import { refusals } from "./messages";

// A `path` is as the browser sends it and begins with content/. A `file` is the same path inside content/.

/** The path inside content/ of a picture or content file. Throws for any other path. */
export function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(refusals.wrongFile(path));
}
