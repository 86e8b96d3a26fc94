import { afterReplacing, rewrittenText } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const text = rewrittenText(SERVICE);
const NO_VALUE = /^This does not belong here\. Keys and texts go in straight double quotes/;
const NOT_UTF8 = /^The file is not saved as plain UTF-8, or starts with an invisible byte order mark\. Save it again/;
const EMPTY = /^The file is empty\. Put its text back from the file's history, or delete the file\.$/;
const TOO_EARLY = /^The file ends too early\. Put the missing rest back from its history\.$/;
const UNCLOSED = /^The text that starts here is not closed on its line\. Add the missing double quote/;
const BACKSLASH = /^A backslash \(\\\) has a meaning of its own in these files\. Delete it, or write a slash/;
const TOO_DEEP = /^The brackets are nested far too deeply\. Put the file back from its history\.$/;
const NO_FIT = /^This [\]}] does not fit here\. Look above for a missing \] or \}, or for a value that is missing\.$/;
const LAST_COMMA = /^There is a comma before the closing \}\. Delete the comma\.$/;
const COMMENT = /^Comments are not allowed in these files\. Delete the comment\.$/;

test.each<[string, string | Buffer, string, RegExp]>([
  ["an empty file", "", "1:1", EMPTY],
  ["a file of blank lines", "\n\n", "1:1", EMPTY],
  ["a file cut off inside a text", text.slice(0, text.indexOf('"summary": "') + 16), "9:14", UNCLOSED],
  ["a file cut off between two keys", text.slice(0, text.indexOf('  "picture"')), "10:141", TOO_EARLY],
  ["two commas in a row", text.replace('"gutter",', '"gutter",,'), "7:20", /^There is a comma too many/],
  ["a comma after the last entry", text.replace(/\n\}\n$/, ",\n}\n"), "112:4", LAST_COMMA],
  ["a comment", text.replace('  "slug"', '  // a note\n  "slug"'), "3:3", COMMENT],
  ["a merge conflict", text.replace('  "slug"', '<<<<<<< HEAD\n  "slug"'), "3:1", /^There is a merge conflict marker/],
  ["a byte order mark", `\uFEFF${text}`, "1:1", NOT_UTF8],
  ["UTF-16", Buffer.from(text, "utf16le"), "1:1", NOT_UTF8],
  ["Latin-1", Buffer.from(text.replace('"gutter"', '"gütter"'), "latin1"), "7:13", NOT_UTF8],
  ["a key that is there twice", text.replace('  "slug"', '  "slug": "x",\n  "slug"'), "4:3", /^"slug" is twice/],
  ["a list at the top", "[]", "1:1", /^The file must hold one object/],
  ["a missing comma", text.replace('"gutter",', '"gutter"'), "8:3", /^A comma is missing before this/],
  ["quotation marks inside a text", text.replace('"Stays dry"', '"Dry "as" dust"'), "74:24", NO_VALUE],
  [
    "quotation marks around a text with a no-break space",
    text.replace('"Stays dry"', '"A "10\u00a0m" b"'),
    "74:22",
    /a quotation mark ends its text too early/,
  ],
  ["curly quotation marks around a text", text.replace('"Stays dry"', "“Stays dry”"), "74:18", NO_VALUE],
  ["a key without quotation marks", text.replace('"slug"', "slug"), "3:3", NO_VALUE],
  ["a word that is no value", text.replace('"Stays dry"', "True"), "74:18", NO_VALUE],
  ["a no-break space between keys", text.replace('  "slug"', '\u00a0 "slug"'), "3:1", /no-break space, U\+00A0/],
  [
    "a zero width space before a comma",
    text.replace('"gutter",', '"gutter"\u200b,'),
    "7:19",
    /zero width space, U\+200B/,
  ],
  ["a no-break space at the end", `${text}\u00a0\n`, "114:1", /no-break space, U\+00A0/],
  ["a second byte order mark", `\uFEFF\uFEFF${text}`, "1:1", /byte order mark, U\+FEFF/],
  ["a byte order mark in the middle", text.replace("{\n", "{\n\uFEFF"), "2:1", /byte order mark, U\+FEFF/],
  ["a line separator in place of a line break", text.replace(",\n", ",\u2028"), "2:47", /line separator, U\+2028/],
  ["a wide space after a colon", text.replace('"icon": ', '"icon":\u3000'), "7:10", /wide space, U\+3000/],
  ["a no-break space in a key", text.replace('"slug"', '"slug\u00a0"'), "3:3", /no-break space, U\+00A0.*"slug"\?/],
  ["a tag character in a key", text.replace('"slug"', '"\u{E0020}slug"'), "3:3", /U\+E0020.*"slug"\?/],
  ["a control character between keys", text.replace('  "slug"', '\u0001 "slug"'), "3:1", /U\+0001/],
  ["a text over two lines", text.replace('"Stays dry"', '"Dry\nas"'), "74:18", UNCLOSED],
  ["a text that is not closed", text.replace('"gutter"', '"gutter'), "7:11", UNCLOSED],
  ["a backslash", text.replace('"Stays dry"', '"D:\\x"'), "74:18", BACKSLASH],
  ["a tab inside a text", text.replace('"Stays dry"', '"D\try"'), "74:18", /^There is an invisible control character/],
  ["something after the end", `${text}}`, "114:1", /^The file should have ended before this/],
  ["a missing colon", text.replace('"slug":', '"slug"'), "3:10", /^A colon is missing before this/],
  ["a missing value", text.replace('"gutter"', ""), "7:11", /^There is a comma too many, or a value is missing/],
  ["the wrong closing bracket", text.replace(/\n\}\n$/, "\n]\n"), "113:1", NO_FIT],
  ["a missing ]", text.replace(/\n +\]/, ""), "41:3", NO_FIT],
  ["endless brackets", "[".repeat(60_000), "1:1", TOO_DEEP],
  ["endless brackets in a value", text.replace('"Stays dry"', "[".repeat(4000) + "]".repeat(4000)), "1:1", TOO_DEEP],
  ["an endless text", text.replace("Stays dry", "x".repeat(5000)), "74:18", /title is too long: 5000 characters/],
  ["a file that is far too large", Buffer.alloc(600_000, " "), "1:1", /^The file is larger than 500 kB/],
])("%s is refused with a plain message, at its place, only once", async (_what, broken, place, message) => {
  const errors = (await afterReplacing({ [SERVICE]: broken })).filter(line => !line.includes(" warning: "));
  const start = `content/${SERVICE}:${place} `;
  expect(errors).toEqual([expect.stringContaining(start)]);
  expect(errors[0]?.slice(start.length)).toMatch(message);
});

test("a list that is not closed is reported at the colon of the next key", async () => {
  const study = "case-studies/lighthouse-stair.json";
  expect(await afterReplacing({ [study]: rewrittenText(study).replace(/\n +\],/, ",") })).toEqual([
    `content/${study}:35:14 A key and its value do not fit here. Look above for a missing { or ], or for a [ too many.`,
  ]);
});

test("Windows line endings, tabs and one long line are allowed", async () => {
  for (const fine of [text.replaceAll("\n", "\r\n"), text.replaceAll("  ", "\t"), text.replace(/\n\s*/g, "")])
    expect(await afterReplacing({ [SERVICE]: fine })).toEqual([]);
});

test("a broken file is reported once, not at every link to it", async () => {
  expect(await afterReplacing({ "services/industrial-coatings.json": "{" })).toEqual([
    expect.stringMatching(/^content\/services\/industrial-coatings\.json:1:1 The file ends too early/),
  ]);
});
