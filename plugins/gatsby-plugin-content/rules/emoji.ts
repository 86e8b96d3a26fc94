import ranges from "@fontsource/noto-emoji/unicode.json";
import { type Rule, refusal, stringsOf } from "../site";

/** The characters that the font's package lists by file, for example "U+1f6aa,U+1f6cd-1f6cf". It leaves out 👪. */
const listed = Object.values(ranges)
  .join("")
  .replace(/[0-9a-f]+/g, "\\u{$&}")
  .replace(/U\+|,/g, "");
const DRAWN = new RegExp(`^[👪${listed}]*$`, "u");

/** Finds emoji that the site's font lacks. Each system would draw them differently, or as an empty box. */
export const emoji: Rule = site =>
  stringsOf(site, "emoji")
    .filter(({ value }) => !DRAWN.test(value))
    .flatMap(visit =>
      refusal(visit, "and the site's font has no such emoji. Choose one that the keyboard of a phone offers."),
    );
