import type { ContentPath, WrittenPath } from "../../gatsby-plugin-content/paths";

/**
 * The lines of a message of the editor. The server joins them to one text (`problem-lines.ts`, `messages.ts`), which
 * reaches the browser as the message of an error or in an answer. The bar shows each line as a sentence, as a button that
 * goes to a field, as a command, or as a link (`browser/app/message-lines.tsx`). Tabs separate the parts of a line.
 */

const TAB = "\t";

/** A field, and its file; without a file, the field is in the open form. */
export type Target = Readonly<{ path: WrittenPath; file?: ContentPath | undefined }>;

export type MessageLine = Readonly<
  | { kind: "sentence"; sentence: string }
  | { kind: "link"; sentence: string; target: Target }
  | { kind: "command"; command: string }
  | { kind: "address"; address: string }
>;

/** A line that leads to a field. Without a path, it is only a sentence. */
export const lineOfLink = (sentence: string, { path, file }: Target): string =>
  [sentence, path, ...(file === undefined ? [] : [file])].join(TAB);

/** A line with a command to type. */
export const lineOfCommand = (command: string): string => `${TAB}${command}`;

/** A line with the address of a page on the web. */
export const lineOfAddress = (address: string): string => `${TAB}${TAB}${address}`;

/** What a line says, without where it leads. A command and an address say nothing. */
export const sentenceOfLine = (line: MessageLine): string => ("sentence" in line ? line.sentence : "");

/** Reads the lines of a message. */
export const readLines = (message: string): MessageLine[] => message.split("\n").map(readLine);

/** Reads a line of a message. */
export function readLine(line: string): MessageLine {
  const [sentence = "", path = "", file] = line.split(TAB);
  if (sentence === "" && path === "" && file !== undefined) return { kind: "address", address: file };
  if (path === "") return { kind: "sentence", sentence };
  if (sentence === "") return { kind: "command", command: path };
  return { kind: "link", sentence, target: { path: path as WrittenPath, file: file as ContentPath | undefined } };
}
