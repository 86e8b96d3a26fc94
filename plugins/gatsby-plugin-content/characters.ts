/** Controls, format characters, lone surrogates, private and unassigned characters, line and paragraph separators. */
const UNPRINTABLE = "\\p{C}\\p{Zl}\\p{Zp}";

/** Finds all characters that could disturb a terminal. */
const unprintable = new RegExp(`[${UNPRINTABLE}]`, "gu");

/** Those, and further characters that a page shows as nothing. */
const INVISIBLE = `${UNPRINTABLE}\\p{Default_Ignorable_Code_Point}\\u2800`;

/** Finds the first character that a page shows as nothing. */
export const invisible = new RegExp(`[${INVISIBLE}]`, "u");

/** The blanks that JSON allows between its values: spaces, tabs and line breaks. */
const JSON_BLANKS = " \\t\\n\\r";

/** Finds the first character that looks like nothing or like a space, and that JSON does not allow between its values. */
const strayBlank = new RegExp(`(?![${JSON_BLANKS}])[${INVISIBLE}\\p{Z}]`, "u");

/** The names of invisible characters that word processors, web pages and keyboards leave in texts. */
const NAMES: Readonly<Record<string, string>> = {
  "00A0": "no-break space",
  "00AD": "soft hyphen",
  "061C": "direction mark",
  "2002": "wide space",
  "2003": "wide space",
  "2009": "thin space",
  "200B": "zero width space",
  "200C": "zero width non-joiner",
  "200D": "zero width joiner",
  "200E": "direction mark",
  "200F": "direction mark",
  "2028": "line separator",
  "2029": "paragraph separator",
  "202A": "direction mark",
  "202B": "direction mark",
  "202C": "direction mark",
  "202D": "direction mark",
  "202E": "direction mark",
  "202F": "narrow no-break space",
  "2060": "word joiner",
  "2800": "blank Braille pattern",
  "3000": "wide space",
  FEFF: "byte order mark",
};

/** The hexadecimal code point of a character, with at least four digits. */
const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");

/** A text with escaped unprintable characters, so that a message cannot disturb a terminal. */
export const printable = (text: string) => text.replace(unprintable, character => `\\u${codeOf(character)}`);

/** What editors read of an invisible character: "an invisible character (zero width space, U+200B)". */
export const nameOfInvisible = (character: string) => {
  const code = codeOf(character);
  const name = NAMES[code];
  return `an invisible character (${name === undefined ? "" : `${name}, `}U+${code})`;
};

/** The index of the first stray blank in a part of a JSON text that is outside of its strings; -1 if there is none. */
export const findStrayBlank = (json: string) => json.search(strayBlank);
