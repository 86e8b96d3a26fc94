/** Where a text stops being JSON, and what to do about it. */
export interface SyntaxFault {
  offset: number;
  message: string;
}

/** A bracket that is still open. */
export interface OpenBracket {
  bracket: "{" | "[";
  offset: number;
}

export const CLOSING = { "{": "}", "[": "]" } as const;

/** Two values stand side by side; most often an unescaped quotation mark inside a text. */
export function missingComma(text: string, lastEnd: number, offset: number): SyntaxFault {
  const sameLine = !text.slice(lastEnd, offset).includes("\n");
  const message =
    sameLine && text[lastEnd - 1] === '"'
      ? "The text ends at this quotation mark but more follows. Use curly quotation marks (“ ”) inside a text, or add the missing comma."
      : "A comma is missing after this. Entries are separated by commas.";
  return { offset: lastEnd - 1, message };
}

/** The text stops although a bracket is open or a value is due. */
export function endsTooEarly(text: string, last: OpenBracket | undefined): SyntaxFault {
  const written = text.trimEnd();
  if (written === "")
    return { offset: 0, message: "The file is empty. Put its text back from the file's history, or delete the file." };
  const line = last && text.slice(0, last.offset).split("\n").length;
  const unclosed = last ? ` The ${last.bracket} of line ${line} is never closed with a ${CLOSING[last.bracket]}.` : "";
  return {
    offset: written.length - 1,
    message: `The file ends too early.${unclosed} Put the missing rest back from the file's history.`,
  };
}
