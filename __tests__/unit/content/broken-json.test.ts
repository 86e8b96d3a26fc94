/** @jest-environment node */
import { explainSyntax } from "../../../src/build/content/explain-syntax";
import { afterReplacing, textOf } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const text = textOf(SERVICE);
const RESAVE =
  "Save the file again as UTF-8 (on GitHub: copy the text, delete the file and paste the text into a new one).";
const EMPTY = "The file is empty. Put its text back from the file's history, or delete the file.";

test.each<[string, string | Buffer, string, string]>([
  ["an empty file", "", "1:1", EMPTY],
  ["a file of blank lines", "\n\n", "1:1", EMPTY],
  [
    "a file cut off inside a text",
    text.slice(0, text.indexOf("looks.") - 4),
    "8:14",
    "The file ends in the middle of the text that starts here. Put the missing rest back from the file's history.",
  ],
  [
    "a file cut off between two keys",
    text.slice(0, text.indexOf('  "picture"')),
    "9:115",
    "The file ends too early. The { of line 1 is never closed with a }. Put the missing rest back from the file's history.",
  ],
  ["two commas in a row", text.replace('"coating",', '"coating",,'), "7:21", "There is a comma too many. Delete it."],
  [
    "a comma after the last entry",
    text.replace(/\n\}\n$/, ",\n}\n"),
    "98:4",
    "There is a comma before the closing }. Delete the comma.",
  ],
  [
    "a comment",
    text.replace('  "slug"', '  // a note\n  "slug"'),
    "3:3",
    "Comments are not allowed in these files. Delete the comment.",
  ],
  [
    "a merge conflict",
    text.replace('  "slug"', '<<<<<<< HEAD\n  "slug"'),
    "3:1",
    "There is a merge conflict marker (<<<<<<<) here: two people changed the same lines. Keep the right lines and delete the others, together with the lines that start with <<<<<<<, ======= and >>>>>>>.",
  ],
  [
    "a byte order mark",
    `\uFEFF${text}`,
    "1:1",
    `The file starts with an invisible byte order mark. ${RESAVE} In VS Code, choose "UTF-8", not "UTF-8 with BOM".`,
  ],
  [
    "UTF-16",
    Buffer.from(text, "utf16le"),
    "1:1",
    `The file is saved as UTF-16 or another encoding that the site cannot read. ${RESAVE}`,
  ],
  [
    "Latin-1",
    Buffer.from(text.replace('"Dry"', '"Dré"'), "latin1"),
    "70:21",
    `A character here is not saved as UTF-8. ${RESAVE}`,
  ],
  [
    "a key that stands twice",
    text.replace('  "slug"', '  "slug": "x",\n  "slug"'),
    "4:3",
    "slug stands twice in the same object (first in line 3), and only the last would count. Delete one of the two lines, or give it its right name.",
  ],
  ["a list at the top", "[]", "1:1", "The file must hold one object: a { at its start and a } at its end."],
  [
    "a missing comma",
    text.replace('"coating",', '"coating"'),
    "7:19",
    "A comma is missing after this. Entries are separated by commas.",
  ],
  [
    "quotation marks inside a text",
    text.replace('"Dry"', '"Dry "as" dust"'),
    "70:23",
    "The text ends at this quotation mark but more follows. Use curly quotation marks (“ ”) inside a text, or add the missing comma.",
  ],
  [
    "curly quotation marks around a text",
    text.replace('"Dry"', "“Dry”"),
    "70:18",
    'Keys and values stand in straight double quotes ("), not in “. Replace the quotation marks.',
  ],
  [
    "a text over two lines",
    text.replace('"Dry"', '"Dry\nas"'),
    "70:18",
    "The text that starts here is not closed on its line. Add the missing double quote, and keep each text on one line.",
  ],
  [
    "a backslash",
    text.replace('"Dry"', '"D:\\x"'),
    "70:21",
    "A backslash (\\) has a meaning of its own in these files. Delete it, or write a slash (/).",
  ],
  [
    "something after the end",
    `${text}}`,
    "100:1",
    "There is something after the end of the file's last bracket. Delete it.",
  ],
  [
    "a key without quotation marks",
    text.replace('"slug"', "slug"),
    "3:3",
    'A key in double quotes belongs here, not "slug".',
  ],
  ["a missing colon", text.replace('"slug":', '"slug"'), "3:10", "A colon is missing between the key and its value."],
  [
    "a word that is no value",
    text.replace('"Dry"', "True"),
    "70:18",
    '"True" is not a value. Put text in double quotes; only numbers, true and false go without.',
  ],
  [
    "the wrong closing bracket",
    text.replace(/\n\}\n$/, "\n]\n"),
    "99:1",
    "This ] closes nothing. Each { needs its own } and each [ its own ].",
  ],
  [
    "endless brackets",
    "[".repeat(60_000),
    "1:1",
    "The brackets are nested far too deeply. Put the file back from its history.",
  ],
  [
    "an endless text",
    text.replace('"Dry"', `"${"x".repeat(5000)}"`),
    "70:18",
    "A text of 5000 characters starts here, longer than any on the site. Shorten it.",
  ],
  [
    "a file that is far too large",
    Buffer.alloc(600_000, " "),
    "1:1",
    "The file is larger than 500 kB. Text files are far smaller; check what was pasted into it.",
  ],
])("%s is refused in words, at its place, and only once", async (_what, broken, place, message) => {
  const errors = (await afterReplacing({ [SERVICE]: broken })).filter(line => !/ (?:warning|hint): /.test(line));
  expect(errors).toEqual([`content/${SERVICE}:${place} ${message}`]);
});

test("Windows line endings, tabs and one long line are fine", async () => {
  for (const fine of [text.replaceAll("\n", "\r\n"), text.replaceAll("  ", "\t"), text.replace(/\n\s*/g, "")])
    expect(await afterReplacing({ [SERVICE]: fine })).toEqual([]);
});

test("whatever JSON.parse refuses has an explanation, and nothing else has", () => {
  const samples = ["{}", "[1,2.5e3,-0,true,null]", '{"a":{"b":["\\u00e9\\n"]}}', " \n[]\t"];
  const broken = [
    "{",
    "[1,]",
    "01",
    "+1",
    ".5",
    "1.",
    "1e",
    "tru",
    "{'a':1}",
    '"\\x"',
    '{"a"}',
    '{"a":}',
    "[,]",
    "]",
    "{]",
    '"\u0001"',
    "NaN",
    "\u00a0{}",
  ];
  for (const sample of samples) expect(explainSyntax(sample)).toBeUndefined();
  for (const sample of broken) {
    expect(() => JSON.parse(sample) as unknown).toThrow();
    expect(explainSyntax(sample)?.message).toMatch(/^[A-Z"].{10,}\.$/);
  }
});
