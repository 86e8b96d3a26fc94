import ranges from "@fontsource/noto-emoji/unicode.json";
import { type Rule, problemAt, stringsOf } from "../site";
import { quote } from "../wording";

/** The characters that the font's package lists by file, for example "U+1f6aa,U+1f6cd-1f6cf". It leaves out 👪. */
const listed = Object.values(ranges)
  .join("")
  .replace(/[0-9a-f]+/g, "\\u{$&}")
  .replace(/U\+|,/g, "");
const DRAWN = new RegExp(`^[👪${listed}]*$`, "u");

/** Finds emoji that the site's font lacks. Each system would draw them differently, or as an empty box. */
export const emoji: Rule = function* (site) {
  const message = "and the site's font has no such emoji. Choose one that the keyboard of a phone offers.";
  for (const visit of stringsOf(site, "emoji"))
    if (!DRAWN.test(visit.value)) yield problemAt(visit, `is ${quote(visit.value)}, ${message}`);
};
