import { FILE_START, type Location } from "./problem";

/** What keeps a file from being read, and where. */
export interface Fault extends Location {
  message: string;
}

export type Outcome<T> = { value: T } | { fault: Fault };

/** Bytes; far above any file that an editor writes. */
const LARGEST_FILE = 500_000;
const RESAVE =
  "Save the file again as UTF-8 (on GitHub: copy the text, delete the file and paste the text into a new one).";

/**
 * The text of a JSON file. Only plain UTF-8 is accepted: Gatsby reads the files as UTF-8 and its JSON parser stops at
 * a byte order mark.
 */
export function decodeText(bytes: Buffer): Outcome<string> {
  const fault = (message: string, at: Location = FILE_START): Outcome<string> => ({ fault: { message, ...at } });
  if (bytes.length === 0)
    return fault("The file is empty. Put its text back from the file's history, or delete the file.");
  if (bytes.length > LARGEST_FILE)
    return fault(
      `The file is larger than ${LARGEST_FILE / 1000} kB. Text files are far smaller; check what was pasted into it.`,
    );
  if (startsWith(bytes, 0xef, 0xbb, 0xbf))
    return fault(
      `The file starts with an invisible byte order mark. ${RESAVE} In VS Code, choose "UTF-8", not "UTF-8 with BOM".`,
    );
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || bytes.subarray(0, 4).includes(0))
    return fault(`The file is saved as UTF-16 or another encoding that the site cannot read. ${RESAVE}`);
  try {
    return { value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return fault(`A character here is not saved as UTF-8. ${RESAVE}`, firstInvalidByte(bytes));
  }
}

function startsWith(bytes: Buffer, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The decoder puts U+FFFD for what it cannot read; the first that is not in the bytes marks the place. */
function firstInvalidByte(bytes: Buffer): Location {
  const text = bytes.toString("utf8");
  let offset = text.indexOf("\uFFFD");
  while (offset >= 0) {
    const start = Buffer.byteLength(text.slice(0, offset));
    if (!startsWith(bytes.subarray(start), 0xef, 0xbf, 0xbd)) break;
    offset = text.indexOf("\uFFFD", offset + 1);
  }
  return locationAt(text, Math.max(0, offset));
}

/** Line and column of an offset in a text. */
export function locationAt(text: string, offset: number): Location {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
