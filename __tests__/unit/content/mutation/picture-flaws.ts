import { posix } from "node:path";
import { type Page, dig } from "./site-flaws";

const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  ".jpg": /^ffd8ff/,
  ".jpeg": /^ffd8ff/,
  ".png": /^89504e47/,
  ".webp": /^52494646.{8}57454250/,
};

interface Shown {
  image: unknown;
  alt: unknown;
  decorative: boolean;
}

/** Pictures that are not there, are not pictures, or say nothing to those who cannot see them. */
export function pictureFlaws(pages: readonly Page[], files: ReadonlyMap<string, Buffer>): string[] {
  return pages.flatMap(({ path, data }) =>
    shownIn(data).flatMap(({ image, alt, decorative }) => {
      const target = posix.join(posix.dirname(path), String(image));
      const bytes = files.get(target);
      if (bytes === undefined) return [`${path} shows ${target}, which is not there`];
      const flaws = fileFlaws(target, bytes).map(flaw => `${target} ${flaw}`);
      const silent = typeof alt !== "string" || (alt.trim() === "") !== decorative || /\.(?:jpg|png|svg)$/.test(alt);
      return silent ? [...flaws, `${path} has no words for ${target}`] : flaws;
    }),
  );
}

function shownIn(data: unknown): Shown[] {
  if (typeof data !== "object" || data === null) return [];
  const inner = Object.values(data).flatMap(shownIn);
  const image = dig(data, "image");
  return image === undefined
    ? inner
    : [{ image, alt: dig(data, "alt"), decorative: dig(data, "decorative") === true }, ...inner];
}

function fileFlaws(path: string, bytes: Buffer): string[] {
  if (bytes.length > 2_000_000) return ["is too heavy"];
  if (path.endsWith(".svg")) {
    const text = bytes.toString("utf8");
    const drawing = /^(?:<\?xml[^>]*>\s*)?<svg\b/.test(text) && text.trimEnd().endsWith("</svg>");
    const active = /<script|:script|onload|onclick|javascript|foreignObject|https:\/\/elsewhere|<image|ENTITY/i.test(
      text,
    );
    return [...(drawing ? [] : ["is no drawing"]), ...(active ? ["is an active document"] : [])];
  }
  const beginning = BEGINNINGS[posix.extname(path)];
  return beginning?.test(bytes.subarray(0, 12).toString("hex")) ? [] : ["is no picture"];
}
