import { explainString, explainWord, matchAt, writtenAt } from "./explain-scalar";
import { CLOSING, type OpenBracket, type SyntaxFault, endsTooEarly, missingComma } from "./syntax-fault";

type Expected = "value" | "key" | "colon" | "comma" | "end";

const SPACE = /[ \t\r\n]*/y;
const CURLY_QUOTES = "‘’‚“”„«»'`";

/** Finds the first thing in a text that keeps it from being JSON; undefined when there is nothing. */
export function explainSyntax(text: string): SyntaxFault | undefined {
  return new SyntaxScanner(text).firstFault();
}

/** Reads a text bracket by bracket with a stack of its own, so that no input can exhaust the call stack. */
class SyntaxScanner {
  private readonly open: OpenBracket[] = [];
  private expected: Expected = "value";
  private offset = 0;
  private lastEnd = 0;
  /** Where the comma just before stands, or -1. */
  private comma = -1;

  constructor(private readonly text: string) {}

  firstFault(): SyntaxFault | undefined {
    for (;;) {
      this.offset += matchAt(SPACE, this.text, this.offset)?.length ?? 0;
      const character = this.text[this.offset];
      if (character === undefined)
        return this.expected === "end" ? undefined : endsTooEarly(this.text, this.open.at(-1));
      const fault = this.read(character);
      if (fault) return fault;
    }
  }

  private read(character: string): SyntaxFault | undefined {
    if (character === "/" || character === "#")
      return this.fault("Comments are not allowed in these files. Delete the comment.");
    if (this.expected === "end")
      return this.fault("There is something after the end of the file's last bracket. Delete it.");
    if (character === "}" || character === "]") return this.close(character);
    if (this.expected === "comma") return this.separator(character);
    if (this.expected === "colon") return this.colon(character);
    if (character === ",") return this.fault("There is a comma too many. Delete it.");
    if (CURLY_QUOTES.includes(character))
      return this.fault(
        `Keys and values stand in straight double quotes ("), not in ${character}. Replace the quotation marks.`,
      );
    this.comma = -1;
    if (this.expected === "key") return this.key(character);
    if (character === "{" || character === "[") return this.bracket(character);
    const { text, offset } = this;
    const scalar = character === '"' ? explainString(text, offset) : explainWord(text, offset);
    return "message" in scalar ? scalar : this.endValue(scalar.end);
  }

  private close(character: string): SyntaxFault | undefined {
    const bracket = this.open.at(-1)?.bracket;
    if (bracket === undefined || CLOSING[bracket] !== character)
      return this.fault(`This ${character} closes nothing. Each { needs its own } and each [ its own ].`);
    if (this.expected === "colon")
      return this.fault('After the key a colon and a value are missing. Write "key": "value".');
    if (this.comma >= 0)
      return this.fault(`There is a comma before the closing ${character}. Delete the comma.`, this.comma);
    if (this.expected === "value" && bracket === "{")
      return this.fault("After the colon a value is missing. Write the text in double quotes.");
    this.open.pop();
    return this.endValue(this.offset + 1);
  }

  private separator(character: string): SyntaxFault | undefined {
    if (character !== ",") return missingComma(this.text, this.lastEnd, this.offset);
    this.comma = this.offset++;
    this.expected = this.open.at(-1)?.bracket === "{" ? "key" : "value";
    return undefined;
  }

  private colon(character: string): SyntaxFault | undefined {
    if (character !== ":") return this.fault("A colon is missing between the key and its value.");
    this.offset++;
    this.expected = "value";
    return undefined;
  }

  private key(character: string): SyntaxFault | undefined {
    if (character !== '"')
      return this.fault(`A key in double quotes belongs here, not ${writtenAt(this.text, this.offset)}.`);
    const key = explainString(this.text, this.offset);
    if ("message" in key) return key;
    this.offset = key.end;
    this.expected = "colon";
    return undefined;
  }

  private bracket(bracket: OpenBracket["bracket"]): undefined {
    this.open.push({ bracket, offset: this.offset++ });
    this.expected = bracket === "{" ? "key" : "value";
  }

  private endValue(end: number): undefined {
    this.offset = this.lastEnd = end;
    this.expected = this.open.length === 0 ? "end" : "comma";
  }

  private fault(message: string, offset = this.offset): SyntaxFault {
    return { offset, message };
  }
}
