import { type Document, problemAt, prosesOf } from "../document";
import type { Problem } from "../problem";
import type { DocumentRule } from "../site";
import { quote } from "../wording";

const EMOJI = /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*/gu;
// Controls, lone surrogates, private and unassigned characters, and everything that is drawn as nothing.
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

type Fault = readonly [pattern: RegExp, message: (found: string) => string];

const FAULTS: readonly Fault[] = [
  [
    /Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|\uFFFD/u,
    found =>
      `holds ${quote(found)}, the remains of a character that was saved in a wrong encoding. Type the character again.`,
  ],
  [
    /\bundefined\b|\[object \w+\]|\bNaN\b/,
    found => `holds ${quote(found)}, which a program left behind. Write the words that belong here.`,
  ],
  [
    /^\s*(?:null|none|n\/a|x{2,10}|test)\s*$/i,
    found => `is only ${quote(found.trim())}. Write the words that belong here.`,
  ],
  [
    /\blorem ipsum\b|\bTODO\b|\bTBC\b|\bTBD\b|\bFIXME\b/i,
    found => `holds ${quote(found)}, which stands for words still to be written. Write them.`,
  ],
  [/<\/?[a-z!][^>]*>?/i, found => `holds ${quote(found)}. Pages show HTML as typed; write plain words.`],
  [
    /&(?:[a-z]{2,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i,
    found => `holds ${quote(found)}. Pages show it as typed; type the character itself.`,
  ],
  [/[{}]/, found => `holds the bracket ${quote(found)}, which pages show as typed. Write plain words.`],
  [/\p{M}{3,}/u, () => "holds a heap of accents on one letter. Type the letter again."],
];

const TEMPLATE = /\[[^\]]*\]?|\]/;

/** Texts that a page cannot show as they are: blank, invisible, left over from a program or a template, or markup. */
export const textSoundness: DocumentRule = document => [...invisibleProblems(document), ...proseProblems(document)];

function invisibleProblems(document: Document): Problem[] {
  return document.visits.flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    const found = INVISIBLE.exec(value.replace(EMOJI, ""))?.[0];
    if (found === undefined) return [];
    const message = /[\n\r]/.test(found)
      ? "holds a line break (\\n), which pages do not show. Write one line; a new paragraph is a text of its own in its list."
      : `holds the invisible character ${quote(found)}. Delete it and type what belongs there.`;
    return [problemAt(document, path, message)];
  });
}

function proseProblems(document: Document): Problem[] {
  const placeholder = document.json.value["status"] === "placeholder";
  return prosesOf(document).flatMap(({ path, value, visit }) => {
    const { minLength = 0 } = visit.schema;
    if (value.length < minLength) return [];
    if (value !== "" && !/[\p{L}\p{N}]/u.test(value))
      return [
        problemAt(
          document,
          path,
          "says nothing: there is no letter or number in it. Write the words that belong here.",
        ),
      ];
    const written = value.trim().replace(/\s+/g, " ");
    if (written.length < minLength)
      return [
        problemAt(
          document,
          path,
          `is too short without its spaces: ${written.length} characters, at least ${minLength} are needed.`,
        ),
      ];
    return faultsOf(value, placeholder).map(message => problemAt(document, path, message));
  });
}

function faultsOf(value: string, placeholder: boolean): string[] {
  const messages = FAULTS.flatMap(([pattern, message]) => {
    const found = pattern.exec(value)?.[0];
    return found === undefined ? [] : [message(found)];
  });
  const template = messages.length > 0 || placeholder ? undefined : TEMPLATE.exec(value)?.[0];
  if (template !== undefined)
    messages.push(
      `still holds template text: ${quote(template)}. Write the real words; only a case study whose status is "placeholder" may keep square brackets.`,
    );
  return messages;
}
