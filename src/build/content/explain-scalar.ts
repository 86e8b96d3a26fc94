import type { SyntaxFault } from "./syntax-fault";
import { quote } from "./wording";

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER_OR_LITERAL =
  /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![\w.+-])|(?:true|false|null)(?![\w$]))/y;
const WORD = /[+\-.\w$]+/y;

/** The offset after the closing quotation mark of a string that opens at an offset, or what is wrong with the string. */
export function explainString(text: string, start: number): { end: number } | SyntaxFault {
  for (let offset = start + 1; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '"') return { end: offset + 1 };
    if (character === "\n" || character === "\r")
      return {
        offset: start,
        message:
          "The text that starts here is not closed on its line. Add the missing double quote, and keep each text on one line.",
      };
    if (character < " ")
      return {
        offset,
        message: "There is an invisible control character (perhaps a tab) inside the text. Delete it and type a space.",
      };
    if (character === "\\") {
      const escape = matchAt(ESCAPE, text, offset);
      if (escape === undefined)
        return {
          offset,
          message: "A backslash (\\) has a meaning of its own in these files. Delete it, or write a slash (/).",
        };
      offset += escape.length - 1;
    }
  }
  return {
    offset: start,
    message:
      "The file ends in the middle of the text that starts here. Put the missing rest back from the file's history.",
  };
}

/** The offset after a number, true, false or null, or what stands there instead. */
export function explainWord(text: string, offset: number): { end: number } | SyntaxFault {
  const word = matchAt(NUMBER_OR_LITERAL, text, offset);
  if (word !== undefined) return { end: offset + word.length };
  const message = `${writtenAt(text, offset)} is not a value. Put text in double quotes; only numbers, true and false go without.`;
  return { offset, message };
}

/** What an editor wrote at an offset, in quotes, up to the next space or sign. */
export function writtenAt(text: string, offset: number): string {
  return quote(matchAt(WORD, text, offset) ?? String.fromCodePoint(text.codePointAt(offset) ?? 0));
}

/** What a sticky pattern matches at an offset. */
export function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}
