import { getMimeType } from "hono/utils/mime";

const compressible = /^text\/|[/+](?:json|javascript|xml)\b/;

/** The Content-Type for a file, by its name. */
export function contentType(path: string): string {
  return getMimeType(path) ?? "application/octet-stream";
}

/** Whether compressing a file of this type makes it smaller: images, fonts and films are already. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}
