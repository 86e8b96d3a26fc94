import {
  type Node,
  type ParseError,
  createScanner,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { findStrayBlank, nameOfInvisible } from "./characters";
import { CONFLICT_MARK } from "./conflict-mark";
import type { JsonObject } from "./json-object";
import type { FieldPath } from "./paths";
import type { Location } from "./problem";
import { textOfBytes } from "./text-bytes";

/** An error and its place in a text. */
type Fault = Location & { message: string };

/** A file's data with the positions of its keys and values. */
export interface JsonText {
  value: JsonObject;
  /** Position of a value or of its key; if it is missing, of the enclosing value. */
  placeOf: (path: FieldPath, part?: "key") => Location;
  /** Duplicate keys of an object; JSON.parse keeps only the last. */
  repeated: readonly Fault[];
}

/** In bytes: far larger than any file that an editor writes. */
const LARGEST_FILE = 500_000;
/** A line that Git has put around changes of two people. A formatter may have indented it; a merge of merges makes it longer. */
const CONFLICT_MARKER = new RegExp(`(?<=^[ \\t]*)${CONFLICT_MARK}(?=\\s|$)`, "m");

const NOT_UTF8 =
  "The file is not saved as plain UTF-8, or starts with an invisible byte order mark. Save it again as UTF-8 (on GitHub: copy the text, delete the file and paste the text into a new one; in VS Code, choose “UTF-8”, not “UTF-8 with BOM”).";
const NO_VALUE =
  'This does not belong here. Keys and texts go in straight double quotes ("); only numbers, true and false go without. Inside a text, use curly quotation marks (“ ”).';
const BACKSLASH = "A backslash (\\) has a meaning of its own in these files. Delete it, or write a slash (/).";

/** The message for each error of jsonc-parser; NO_VALUE for all others. */
const SENTENCES: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'A key in double quotes belongs here, then a colon and its value: "key": "value".',
  ValueExpected: "A value is missing before this, or there is a comma too many.",
  ColonExpected: 'A colon is missing before this: "key": "value".',
  CommaExpected:
    "A comma is missing before this, or a ] or } that closes what stands above it, or a quotation mark ends its text too early.",
  EndOfFileExpected:
    "The file should have ended before this. Delete what is too much, or look above for a bracket too many.",
  InvalidCommentToken: "Comments are not allowed in these files. Delete the comment.",
  UnexpectedEndOfString:
    "The text that starts here is not closed on its line. Add the missing double quote, or the rest of a file that was cut off, and keep each text on one line.",
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter:
    "There is an invisible control character (perhaps a tab) inside the text. Delete it and type a space.",
};

/** Reads a JSON file with one object, or returns its errors. */
export function readJson(bytes: Uint8Array): JsonText | Fault {
  const text = textOfBytes(bytes);
  const fault = (offset: number, message: string): Fault => ({ ...locationAt(text, offset), message });
  if (bytes.length > LARGEST_FILE)
    return fault(0, `The file is larger than ${LARGEST_FILE / 1000} kB. Check what was pasted into it.`);
  if (text.trim() === "")
    return fault(0, "The file is empty. Put its text back from the file's history, or delete the file.");
  const encoding = encodingFault(bytes, text);
  if (encoding !== undefined) return fault(encoding.offset, NOT_UTF8);
  const marker = CONFLICT_MARKER.exec(text);
  if (marker) {
    const conflict = `There is a merge conflict marker (${marker[0]}) here: two people changed the same lines. Keep the right lines and delete the others, together with the lines that start with <<<<<<<, ======= and >>>>>>>.`;
    return fault(marker.index, conflict);
  }
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true });
    if (errors[0]) {
      // Behind another error, such as a quotation mark inside a text, it may well belong to a text.
      const blank = strayBlankIn(text);
      if (blank && blank.tokenOffset <= errors[0].offset) return fault(blank.offset, blank.message);
      const { offset, message } = explanation(text, errors[0]);
      return fault(offset, message);
    }
    if (root?.type !== "object") return fault(0, "The file must hold one object: a { at its start and a } at its end.");
    const placeOf: JsonText["placeOf"] = (path, part) => {
      const node = findNodeAtLocation(root, [...path]);
      if (node === undefined) return placeOf(path.slice(0, -1));
      return locationAt(text, ((part === "key" && node.parent) || node).offset);
    };
    const repeated = repeatedKeys(root).map(({ offset, value }) => {
      const message = `"${String(value)}" is twice in the same object, and only the last would count. Delete one of the two, or give it its right name.`;
      return fault(offset, message);
    });
    return { value: JSON.parse(text) as JsonObject, placeOf, repeated };
  } catch {
    // What jsonc-parser accepts, JSON.parse accepts, too: only the stack can overflow.
    return fault(0, "The brackets are nested far too deeply. Put the file back from its history.");
  }
}

/** Whether bytes are UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where a file is not plain UTF-8; undefined if it is. UTF-16 has bytes of 0. Damaged characters are decoded as U+FFFD. */
function encodingFault(bytes: Uint8Array, text: string): { offset: number } | undefined {
  if (text.includes("\0")) return { offset: 0 };
  if (!isUtf8(bytes)) return { offset: Math.max(0, text.indexOf("\uFFFD")) };
  // With two byte order marks, the second is an invisible character, and its message names it.
  return text.startsWith("\uFEFF") && !text.startsWith("\uFEFF\uFEFF") ? { offset: 0 } : undefined;
}

/** The first invisible character outside of the strings, where JSON allows only spaces, tabs and line breaks. */
function strayBlankIn(text: string): { tokenOffset: number; offset: number; message: string } | undefined {
  const scanner = createScanner(text, false);
  // Only the end of the text is a token without a length.
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const tokenOffset = scanner.getTokenOffset();
    const token = text.slice(tokenOffset, tokenOffset + scanner.getTokenLength());
    const index = token.startsWith('"') ? -1 : findStrayBlank(token);
    if (index < 0) continue;
    const offset = tokenOffset + index;
    const name = nameOfInvisible(String.fromCodePoint(text.codePointAt(offset) ?? 0));
    const message = `There is ${name} here. Delete the blanks in this place and type them again.`;
    return { tokenOffset, offset, message };
  }
  return undefined;
}

/** Guesses the editor's mistake from the place where the parser stopped. */
function explanation(text: string, { error, offset }: ParseError): { offset: number; message: string } {
  const before = text.slice(0, offset).trimEnd();
  const next = text.slice(offset).trimStart().charAt(0);
  const closes = next === "}" || next === "]";
  const code = printParseErrorCode(error);
  const endOfBefore = before.length - 1;
  if (next === "")
    return { offset: endOfBefore, message: "The file ends too early. Put the missing rest back from its history." };
  if (next === ",") return { offset, message: "There is a comma too many, or a value is missing before it." };
  if (next === ":" && before.endsWith('"')) {
    const message = "A key and its value do not fit here. Look above for a missing { or ], or for a [ too many.";
    return { offset, message };
  }
  if (closes && before.endsWith(","))
    return { offset: endOfBefore, message: `There is a comma before the closing ${next}. Delete the comma.` };
  if (closes && code !== "EndOfFileExpected") {
    const message = `This ${next} does not fit here. Look above for a missing ] or }, or for a value that is missing.`;
    return { offset, message };
  }
  return { offset, message: SENTENCES[code] ?? NO_VALUE };
}

/** Keys that are already in the same object. */
function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys = node.type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const repeated = keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) < index);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

function locationAt(text: string, offset: number): Location {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
