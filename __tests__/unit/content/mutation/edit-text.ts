import type { Random } from "./random";

/** Changes a file's text or bytes; what an editor, a merge or a program may leave behind. */
export type TextEdit = (text: string, random: Random) => Buffer;

const insert = (text: string, at: number, added: string): Buffer =>
  Buffer.from(text.slice(0, at) + added + text.slice(at));

/** The offset of one of the matches of a pattern. */
function someMatch(text: string, pattern: RegExp, random: Random): { index: number; length: number } {
  const matches = [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, length: found.length }));
  return random.pick(matches);
}

function lineStart(text: string, random: Random): number {
  const { index, length } = someMatch(text, /\n/g, random);
  return index + length;
}

/** Every way of changing text that has nothing to do with what the data says. */
export const TEXT_EDITS: Readonly<Record<string, TextEdit>> = {
  "truncated file": (text, random) => Buffer.from(text.slice(0, random.below(text.length))),
  "truncated bytes": (text, random) => {
    const bytes = Buffer.from(text);
    return bytes.subarray(0, random.below(bytes.length));
  },
  "missing character": (text, random) => {
    const at = random.below(text.length);
    return Buffer.from(text.slice(0, at) + text.slice(at + 1));
  },
  "missing sign": (text, random) => {
    const { index } = someMatch(text, /[{}[\]",:]/g, random);
    return Buffer.from(text.slice(0, index) + text.slice(index + 1));
  },
  "added sign": (text, random) =>
    insert(text, random.below(text.length), random.pick(Array.from("{}[],:\"'\\/#0tnx\n\t"))),
  "trailing comma": (text, random) => insert(text, someMatch(text, /\n\s*[}\]]/g, random).index, ","),
  "line comment": (text, random) => insert(text, lineStart(text, random), "// a note\n"),
  "block comment": (text, random) => insert(text, lineStart(text, random), "/* a note */\n"),
  "conflict markers": (text, random) => {
    const at = lineStart(text, random);
    const line = text.slice(at, text.indexOf("\n", at) + 1);
    return insert(
      text,
      at,
      random.pick([
        `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> branch\n`,
        "=======\n",
        ">>>>>>> branch\n",
        "<<<<<<< HEAD\n",
      ]),
    );
  },
  "byte order mark": text => Buffer.from(`\uFEFF${text}`),
  "UTF-16": (text, random) => {
    const bytes = Buffer.from(random.pick(["\uFEFF", ""]) + text, "utf16le");
    return random.pick([true, false]) ? bytes : Buffer.from(bytes).swap16();
  },
  "Latin-1": (text, random) =>
    Buffer.from(insert(text, someMatch(text, /[a-z](?=")/g, random).index, "é").toString("utf8"), "latin1"),
  "saved twice as UTF-8": (text, random) => {
    const accented = insert(text, someMatch(text, /[a-z](?=")/g, random).index, "é").toString("latin1");
    return Buffer.from(accented, "utf8");
  },
  "broken UTF-8": (text, random) => {
    const bytes = Buffer.from(text);
    bytes[random.below(bytes.length)] = random.pick([0x80, 0xc0, 0xfe, 0xff, 0xed]);
    return bytes;
  },
  CRLF: text => Buffer.from(text.replaceAll("\n", "\r\n")),
  "tabs for spaces": text => Buffer.from(text.replace(/^ +/gm, spaces => "\t".repeat(spaces.length / 2))),
  "one line": text => Buffer.from(text.replace(/\n\s*/g, "")),
  "curly quotation marks": (text, random) => {
    const { index, length } = someMatch(text, /"[^"\n]*"/g, random);
    return Buffer.from(
      `${text.slice(0, index)}“${text.slice(index + 1, index + length - 1)}”${text.slice(index + length)}`,
    );
  },
  "single quotation marks": (text, random) => {
    const { index, length } = someMatch(text, /"[^"\n]*"/g, random);
    return Buffer.from(
      `${text.slice(0, index)}'${text.slice(index + 1, index + length - 1)}'${text.slice(index + length)}`,
    );
  },
  "repeated key": (text, random) => {
    const { index, length } = someMatch(text, /^ *"[^"]+": "[^"\n]*",\n/gm, random);
    return insert(
      text,
      index,
      text.slice(index, index + length).replace(/: ".*"/, ': "Another text of some length here"'),
    );
  },
  "null bytes": (text, random) => insert(text, random.below(text.length), "\u0000"),
  "deep nesting": () => Buffer.from("[".repeat(50_000)),
  "deep nesting inside": (text, random) => {
    const { index, length } = someMatch(text, /": "[^"\n]*"/g, random);
    return Buffer.from(`${text.slice(0, index)}": ${"[".repeat(3000)}${"]".repeat(3000)}${text.slice(index + length)}`);
  },
  "huge text": (text, random) => insert(text, someMatch(text, /[a-z](?=",?\n)/g, random).index, "a".repeat(200_000)),
  "wrong top level": (text, random) =>
    Buffer.from(random.pick([`[${text}]`, "null", '"text"', "42", "{}", "", "\n\n", "[]"])),
  "not JSON": (_text, random) =>
    Buffer.from(random.pick(["<html></html>", "title: Gutters", "undefined", "\u0000\u0001\u0002", "PK\u0003\u0004"])),
};
