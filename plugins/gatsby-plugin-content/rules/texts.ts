import ranges from "@fontsource/noto-emoji/unicode.json";
import { invisible, nameOfInvisible } from "../characters";
import { CONFLICT_MARK } from "../conflict-mark";
import type { Problem } from "../problem";
import { type Rule, type TextNode, placeholdersOf, problemAt, wrongText, stringsOf } from "../site";
import { quote } from "../wording";

const EMOJI = /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*/gu;
const WRONG_ENCODING = /Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|\uFFFD/u;
const FOREIGN = /[^A-Za-zªºÀ-ÿŒœı\p{Script=Common}\p{Script=Inherited}\p{C}]/u;
const LINE_BREAK =
  "holds a line break, which pages do not show. Write one line; a new paragraph is a text of its own in its list.";
/**
 * Git's marks around lines that two people have changed, with a blank or the end of the text at one side at least: whoever
 * joins the lines may lose the other blank. A merge of merges has longer marks.
 */
const MARK_IN_TEXT = new RegExp(`(?<=^|\\s)${CONFLICT_MARK}|${CONFLICT_MARK}(?=\\s|$)`);
const SPLIT_ACCENT = "has an accent that is apart from its letter. Type the letter with its accent again.";
// Each system would draw such an emoji differently, or as an empty box.
const NOT_DRAWN = "and the site's font has no such emoji. Choose one that the keyboard of a phone offers.";

/** The emoji that the font's package lists by file, for example "U+1f6aa,U+1f6cd-1f6cf". It leaves out 👪. */
const listed = Object.values(ranges).join().split(",");
/** A range of CSS, such as "U+1f6cd-1f6cf", as a part of a character class. */
const classOf = (range: string) => {
  const codes = range.replace("U+", "").split("-");
  return codes.map(code => `\\u{${code}}`).join("-");
};
const DRAWN = new RegExp(`^[👪${listed.map(classOf).join("")}]*$`, "u");

/** Something that looks wrong on a page: what to look for, how the message introduces what was found, what to do. */
interface Flaw {
  pattern: RegExp;
  finding: string;
  remedy: string;
}

/** Words that were never replaced by real ones. Only a placeholder may keep them. */
const TEMPLATE_TEXT: Flaw = {
  pattern: /\[[^\]]*\]?|\]/,
  finding: "still holds template text:",
  remedy: 'Write the real words; only a case study whose status is "placeholder" may keep square brackets.',
};

/** What a page cannot show as typed: an error. */
const ERRORS: readonly Flaw[] = [
  {
    pattern: /^[^\p{L}\p{N}]+$/u,
    finding: "says nothing, only",
    remedy: "Write the words that belong here.",
  },
  {
    pattern: WRONG_ENCODING,
    finding: "holds",
    remedy: "A character was damaged on its way here; type it again.",
  },
  {
    pattern: /\bundefined\b|\[object \w+\]|\bNaN\b/,
    finding: "holds",
    remedy: "A program left it behind; write the words that belong here.",
  },
  {
    pattern: /^\s*(?:null|none|n\/a|x{2,10}|test)\s*$/i,
    finding: "is only",
    remedy: "Write the words that belong here.",
  },
  {
    pattern: /\blorem ipsum\b|\bTODO\b|\bTB[CD]\b|\bFIXME\b/i,
    finding: "holds",
    remedy: "It is filler text; write the words that belong here.",
  },
  {
    pattern: /<\/?[a-z!][^>]*>?/i,
    finding: "holds",
    remedy: "Pages show it as typed; write plain words.",
  },
  {
    pattern: /&(?:[a-z]{2,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i,
    finding: "holds",
    remedy: "Pages show it as typed; type the character itself.",
  },
  {
    pattern: /[{}]/,
    finding: "holds the bracket",
    remedy: "Pages show it as typed; write plain words.",
  },
  {
    pattern: /\p{M}{3,}/u,
    finding: "holds a heap of accents:",
    remedy: "Type the letter again.",
  },
  {
    pattern: /^\s|\s{2,}|\s$/,
    finding: "holds a space too many:",
    remedy: "Delete it.",
  },
];

/** What looks wrong on a page, but can be shown: a warning. */
const WARNINGS: readonly Flaw[] = [
  {
    pattern: FOREIGN,
    finding: "holds the letter",
    remedy: "The site's typeface does not have it; type it again on an English keyboard.",
  },
  {
    pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u,
    finding: "holds",
    remedy: "Only the icons of sub-services are emoji.",
  },
  {
    pattern: /[^\s/–—-]{33,}/u,
    finding: "holds",
    remedy: "It is too long for a phone's screen; shorten or split it.",
  },
  {
    pattern: /\*\*|__|\]\(|`|^#{1,6} /u,
    finding: "holds",
    remedy: "Pages show these signs as typed; delete them.",
  },
];

/** Finds texts that a page cannot show: blank, invisible, not in the font, leftovers of a program, or markup. */
export const texts: Rule = site => stringsOf(site).flatMap(textProblems);

/** The first problem of a text. */
function textProblems(node: TextNode): Problem[] {
  // Also in addresses, names of files and notes, and before a placeholder is allowed anything else.
  const conflict = conflictFault(node.value);
  if (conflict !== undefined) return problemAt(node, conflict);
  const hidden = invisibleFault(node.value);
  if (hidden !== undefined) return problemAt(node, hidden);
  if (node.schema.format === "emoji") return wrongText(node, DRAWN.test(node.value) ? undefined : NOT_DRAWN);
  if (!isRead(node)) return [];
  const error = firstFlaw(node.value, errorsFor(node));
  if (error !== undefined) return problemAt(node, error);
  const warning = firstFlaw(node.value, WARNINGS);
  if (warning !== undefined) return problemAt(node, warning, "warning");
  return problemAt(node, node.value === node.value.normalize() ? undefined : SPLIT_ACCENT);
}

/** The message for the first mark of a merge conflict. */
function conflictFault(text: string): string | undefined {
  const [mark] = MARK_IN_TEXT.exec(text) ?? [];
  if (mark === undefined) return undefined;
  return `holds a merge conflict marker (${mark}): two people changed this text. Keep the right words, and delete the others with the marker and the name of the branch.`;
}

/** The message for the first invisible character outside of an emoji. */
function invisibleFault(text: string): string | undefined {
  // In place of each emoji: as many characters, so that places stay the same.
  const visible = text.replace(EMOJI, emoji => "x".repeat(emoji.length));
  const found = invisible.exec(visible);
  if (found === null) return undefined;
  const [character] = found;
  if (/[\n\r]/.test(character)) return LINE_BREAK;
  const before = text.slice(Math.max(0, found.index - 20), found.index).trim();
  const place = before === "" ? "at its start" : `after ${quote(before)}`;
  return `holds ${nameOfInvisible(character)} ${place}. Delete it and type what belongs there.`;
}

/** True for a text that visitors read, not for a choice, an address or a note for the firm. */
const isRead = ({ schema, path }: TextNode) =>
  schema.type === "string" && !schema.format && !schema.enum && !["standIn", "$schema"].includes(String(path.at(-1)));

const errorsFor = ({ document }: TextNode) =>
  document.value["status"] === "placeholder" ? ERRORS : [...ERRORS, TEMPLATE_TEXT];

/** The message for the first flaw of a text. */
function firstFlaw(text: string, flaws: readonly Flaw[]): string | undefined {
  for (const { pattern, finding, remedy } of flaws) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `${finding} ${quote(found)}. ${remedy}`;
  }
  return undefined;
}

/** Finds placeholders without template text: nothing links to their page yet. */
export const finished: Rule = site => {
  const unwritten = stringsOf(site).filter(({ value }) => /\[[^\]]*\]/.test(value));
  const message =
    'is "placeholder", but no text in square brackets is left. If the story is true, make it "published".';
  const written = placeholdersOf(site).filter(({ document }) => unwritten.every(node => node.document !== document));
  return written.flatMap(node => problemAt(node, message, "warning"));
};
