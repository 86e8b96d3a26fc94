import ranges from "@fontsource/noto-emoji/unicode.json";
import { type Rule, placeholdersOf, problemAt, wrongText, stringsOf } from "../site";
import { quote } from "../wording";

const EMOJI = /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*/gu;
// Controls, lone surrogates, private and unassigned characters, and others without a glyph.
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const WRONG_ENCODING = /Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|\uFFFD/u;
const FOREIGN = /[^A-Za-zªºÀ-ÿŒœı\p{Script=Common}\p{Script=Inherited}\p{C}]/u;
const LINE_BREAK =
  "holds a line break, which pages do not show. Write one line; a new paragraph is a text of its own in its list.";
// Each system would draw such an emoji differently, or as an empty box.
const NOT_DRAWN = "and the site's font has no such emoji. Choose one that the keyboard of a phone offers.";

/** The emoji that the font's package lists by file, for example "U+1f6aa,U+1f6cd-1f6cf". It leaves out 👪. */
const listed = Object.values(ranges).join();
const DRAWN = new RegExp(`^[👪${listed.replace(/(?:U\+)?([0-9a-f]+),?/g, "\\u{$1}")}]*$`, "u");

/** Patterns that a page cannot show as typed. The first match of a text is an error. */
const FAULTS: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [/^[^\p{L}\p{N}]+$/u, "says nothing, only", "Write the words that belong here."],
  [WRONG_ENCODING, "holds", "A character was damaged on its way here; type it again."],
  [/\bundefined\b|\[object \w+\]|\bNaN\b/, "holds", "A program left it behind; write the words that belong here."],
  [/^\s*(?:null|none|n\/a|x{2,10}|test)\s*$/i, "is only", "Write the words that belong here."],
  [/\blorem ipsum\b|\bTODO\b|\bTB[CD]\b|\bFIXME\b/i, "holds", "It stands for words still to be written; write them."],
  [/<\/?[a-z!][^>]*>?/i, "holds", "Pages show it as typed; write plain words."],
  [/&(?:[a-z]{2,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i, "holds", "Pages show it as typed; type the character itself."],
  [/[{}]/, "holds the bracket", "Pages show it as typed; write plain words."],
  [/\p{M}{3,}/u, "holds a heap of accents:", "Type the letter again."],
  [/^\s|\s{2,}|\s$/, "holds a space too many:", "Delete it."],
  [
    /\[[^\]]*\]?|\]/,
    "still holds template text:",
    'Write the real words; only a case study whose status is "placeholder" may keep square brackets.',
  ],
];

/** Patterns that look wrong on a page. The first match of a text without an error is a warning. */
const ODDITIES: typeof FAULTS = [
  [FOREIGN, "holds the letter", "The site's typeface does not have it; type it again on an English keyboard."],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u, "holds", "Only the icons of sub-services are emoji."],
  [/[^\s/–—-]{33,}/u, "holds", "It is too long for a phone's screen; shorten or split it."],
  [/\*\*|__|\]\(|`|^#{1,6} /u, "holds", "Pages show these signs as typed; delete them."],
];

/** Finds texts that a page cannot show: blank, invisible, not in the font, leftovers of a program, or markup. */
export const texts: Rule = site =>
  stringsOf(site).flatMap(node => {
    const { path, value, schema, document } = node;
    const hidden = INVISIBLE.exec(value.replace(EMOJI, ""))?.[0] ?? "";
    const invisible = `holds the invisible character ${quote(hidden)}. Delete it and type what belongs there.`;
    if (hidden) return problemAt(node, /[\n\r]/.test(hidden) ? LINE_BREAK : invisible);
    if (schema.format === "emoji") return wrongText(node, DRAWN.test(value) ? undefined : NOT_DRAWN);
    // The patterns are for texts that visitors read, not for choices or notes for the firm.
    const isNote = ["standIn", "$schema"].includes(String(path.at(-1)));
    if (schema.type !== "string" || schema.format || schema.enum || isNote) return [];
    const isTemplate = document.value["status"] === "placeholder";
    for (const fault of [...FAULTS, ...ODDITIES]) {
      const [pattern, what, remedy] = fault;
      const found = pattern.exec(value)?.[0];
      if (found !== undefined && !(isTemplate && what.includes("template")))
        return problemAt(node, `${what} ${quote(found)}. ${remedy}`, ODDITIES.includes(fault) ? "warning" : "error");
    }
    const apart = "has an accent that is apart from its letter. Type the letter with its accent again.";
    return problemAt(node, value === value.normalize() ? undefined : apart);
  });

/** Finds placeholders without template text: nothing links to their page yet. */
export const finished: Rule = site => {
  const unwritten = stringsOf(site).filter(({ value }) => /\[[^\]]*\]/.test(value));
  const message =
    'is "placeholder", but no text in square brackets is left. If the story is true, make it "published".';
  const written = placeholdersOf(site).filter(({ document }) => unwritten.every(node => node.document !== document));
  return written.flatMap(node => problemAt(node, message, "warning"));
};
