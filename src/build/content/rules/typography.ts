import { problemAt, prosesOf } from "../document";
import type { DocumentRule } from "../site";
import { quote } from "../wording";
import { AMERICAN_SPELLINGS } from "./american-spellings";

// Wordings that the specification fixes to the letter.
const FIXED_WORDINGS = new Set([
  "Let's Talk About Your Project",
  "Have a project in mind? Let's make it happen.",
  "Can't see the service you need?",
  "We'll get back to you as soon as possible.",
  "Sending...",
  "Project - ",
]);

type Slip = readonly [pattern: RegExp, message: string];

const SLIPS: readonly Slip[] = [
  [/^\s|\s$/u, "starts or ends with a space. Delete it."],
  [/\S {2,}\S/u, "holds two spaces in a row. Leave one."],
  [/\p{L}'\p{L}|\p{L}'(?=\s|$)/u, "holds a straight apostrophe ('). A curly one (’) looks better."],
  [/"|(?:^|\s)'\S/u, "holds straight quotation marks. Curly ones (“ ” or ‘ ’) look better."],
  [/\.{3}/u, "holds three full stops. One ellipsis (…) looks better."],
  [/\s-\s/u, "holds a hyphen between spaces. A dash (–) looks better."],
  [/\s[,.;:!?](?=\s|$)/u, "has a space before a punctuation mark. Delete it."],
  [/\p{Ll}[,;!?]\p{L}|\p{Ll}\.\p{Lu}/u, "lacks a space after a punctuation mark. Add it."],
  [/\b(\p{L}{2,}) \1\b/iu, "holds the same word twice in a row. Delete one."],
  [/(?<!\.)(?:[,;:!?][.,;:]|\.[.,;:])$/u, "has two punctuation marks in a row. Leave one."],
];

const LONGEST_WORD = 32;

/** Slips that do no harm but look careless: hints, and warnings for what the typeface or a phone cannot show well. */
export const typography: DocumentRule = document => {
  if (document.json.value["status"] === "placeholder") return [];
  return prosesOf(document).flatMap(({ path, value }) => {
    if (FIXED_WORDINGS.has(value)) return [];
    return [
      ...SLIPS.filter(([pattern]) => pattern.test(value)).map(([, message]) =>
        problemAt(document, path, message, "hint"),
      ),
      ...americanisms(value).map(message => problemAt(document, path, message, "hint")),
      ...misfits(value).map(message => problemAt(document, path, message, "warning")),
    ];
  });
};

function americanisms(value: string): string[] {
  return [...value.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const british = AMERICAN_SPELLINGS.get(word.toLowerCase());
    return british ? [`holds the American spelling "${word}". In British English it is "${british}".`] : [];
  });
}

function misfits(value: string): string[] {
  const messages: string[] = [];
  const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{C}]/u.exec(value)?.[0];
  if (foreign)
    messages.push(
      `holds the letter ${quote(foreign)}, which the site's typeface does not have. Type it again on an English keyboard.`,
    );
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u.test(value))
    messages.push("holds an emoji. Only the icons of sub-services are emoji.");
  const long = value.split(/[\s/–—-]+/u).find(word => word.length > LONGEST_WORD);
  if (long) messages.push(`holds ${quote(long)}, a word too long for a phone's screen. Shorten or split it.`);
  if (/\*\*|__|\]\(|`|^#{1,6} /u.test(value))
    messages.push("holds Markdown signs, which pages show as typed. Delete them.");
  return messages;
}
