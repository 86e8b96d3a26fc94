/** The keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

// Everything that a terminal or a reader would not see as itself: controls, formatting, surrogates, private use.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const QUOTED_LENGTH = 60;

/** A text with its unprintable characters written out, so that a message cannot disturb a terminal. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, character => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
}

/** A value of the content in double quotes, at most 60 characters of it. */
export function quote(text: string): string {
  const characters = Array.from(text);
  const shown = characters.length > QUOTED_LENGTH ? `${characters.slice(0, QUOTED_LENGTH).join("")}…` : text;
  return `"${printable(shown)}"`;
}

/** A path as editors read it: benefits.items[2].description. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    if (!/^[A-Za-z$_][\w$]*$/.test(part)) return `${text}[${quote(part)}]`;
    return text === "" ? part : `${text}.${part}`;
  }, "");
}

/** Characters as the schemas count them: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** "a", "a or b", "a, b or c". */
export function oneOf(words: readonly string[], conjunction = "or"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** "1 slide", "2 slides". */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
