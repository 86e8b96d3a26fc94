import { posix } from "node:path";
import { problemAt, textAt } from "../document";
import { isObject } from "../parse-json";
import type { Problem } from "../problem";
import type { DocumentRule } from "../site";
import { lengthOf, quote } from "../wording";

const FILE_ENDING = /\.(?:jpe?g|png|webp|svg|gif|avif|heic|tiff?)$/i;
const CAMERA_NAME = /^(?:img|dsc[fn]?|dcim|pxl|image|photo|picture|screenshot|untitled|whatsapp image)[-_ ]*[\d-_ ]*$/i;
const SHORTEST = 10;

/** Every picture has an alternative text that says what it shows, or is marked as decorative and has none. */
export const altText: DocumentRule = document =>
  document.visits.flatMap(({ value, path, schema }): Problem[] => {
    const format = schema.properties?.["image"]?.format ?? "";
    if (!isObject(value) || !("image" in (schema.properties ?? {}))) return [];
    const alt = textAt(value, "alt");
    if (alt === undefined) return [];
    const decorative = value["decorative"] === true;
    const message = altFault(alt, decorative, posix.basename(textAt(value, "image") ?? ""), format === "mark");
    if (message) return [problemAt(document, [...path, "alt"], message)];
    if (/^(?:an? )?(?:image|picture|photo|photograph) (?:of|showing)\b/i.test(alt))
      return [
        problemAt(
          document,
          [...path, "alt"],
          `starts with ${quote(alt.split(" ", 2).join(" "))}. Screen readers say that already; start with what is to be seen.`,
          "hint",
        ),
      ];
    return [];
  });

function altFault(alt: string, decorative: boolean, fileName: string, isMark: boolean): string | undefined {
  const written = alt.trim();
  if (decorative)
    return written === ""
      ? undefined
      : 'is not empty although "decorative" is true. Empty it (""), or delete "decorative".';
  if (written === "")
    return `is empty. Write what the picture shows${isMark ? "" : ', or add "decorative": true if it says nothing of its own'}.`;
  const stem = fileName.replace(FILE_ENDING, "");
  if (
    FILE_ENDING.test(written) ||
    CAMERA_NAME.test(written) ||
    (written === stem && !isMark) ||
    /^\w+(?:[-_]\w+){2,}$/.test(written)
  )
    return `is ${quote(written)}, which looks like a file name. Write what the picture shows.`;
  if (!isMark && lengthOf(written) < SHORTEST)
    return `is only ${quote(written)}. Write in a few words what the picture shows.`;
  return undefined;
}
