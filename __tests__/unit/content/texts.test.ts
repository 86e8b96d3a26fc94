import { afterEditing, problemNaming, problemsAfterEditing, put } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const afterWriting = (text: string) => afterEditing(SERVICE, put("hero.text", text));

test.each<{ what: string; text: string; severity?: "warning"; remedy: string }>([
  { what: "blanks only", text: "   ", remedy: "Write the words that belong here" },
  { what: "a dash only", text: "—", remedy: "Write the words that belong here" },
  { what: "HTML", text: "Some <b>bold</b> words.", remedy: "Pages show it as typed; write plain words" },
  { what: "an HTML entity", text: "Nuts &amp; bolts.", remedy: "Pages show it as typed; type the character itself" },
  {
    what: "undefined",
    text: "We undefined roofs.",
    remedy: "A program left it behind; write the words that belong here",
  },
  { what: "an object", text: "[object Object]", remedy: "A program left it behind; write the words that belong here" },
  { what: "null", text: "null", remedy: "Write the words that belong here" },
  { what: "filler text", text: "Lorem ipsum dolor.", remedy: "It is filler text; write the words that belong here" },
  { what: "curly brackets", text: "Call {phone} now.", remedy: "Pages show it as typed; write plain words" },
  {
    what: "template text",
    text: "[Your text will go here...]",
    remedy: 'a case study whose status is "placeholder" may keep square brackets',
  },
  {
    what: "a line break",
    text: "One line\nand another.",
    remedy: "Write one line; a new paragraph is a text of its own in its list",
  },
  { what: "an invisible character", text: "In\u200bvisible words.", remedy: "Delete it and type what belongs there" },
  { what: "a turned reading direction", text: "Words \u202Egnp.", remedy: "Delete it and type what belongs there" },
  { what: "half a character", text: "Words \ud800 here.", remedy: "Delete it and type what belongs there" },
  { what: "a broken accent", text: "CafÃ© opens.", remedy: "A character was damaged on its way here; type it again" },
  { what: "two spaces", text: "Say  these words.", remedy: "Delete it" },
  { what: "a space at its end", text: "Say these words. ", remedy: "Delete it" },
  {
    what: "an accent apart from its letter",
    text: "The cafe\u0301 opens.",
    remedy: "Type the letter with its accent again",
  },
  { what: "heaped accents", text: "Za͓͑͒ words.", remedy: "Type the letter again" },
  {
    what: "foreign letters",
    text: "Привет, friends.",
    severity: "warning",
    remedy: "The site's typeface does not have it; type it again on an English keyb",
  },
  {
    what: "a letter that the font lacks",
    text: "Łódź, friends.",
    severity: "warning",
    remedy: "The site's typeface does not have it; type it again on an English keyb",
  },
  {
    what: "an emoji",
    text: "Roofs 🙂 and walls.",
    severity: "warning",
    remedy: "Only the icons of sub-services are emoji",
  },
  {
    what: "a word without end",
    text: "Say abcabcabcabcabcabcabcabcabcabcabcabc.",
    severity: "warning",
    remedy: "It is too long for a phone's screen; shorten or split it",
  },
  {
    what: "Markdown",
    text: "Some **bold** words.",
    severity: "warning",
    remedy: "Pages show these signs as typed; delete them",
  },
])("$what in a text is reported", async ({ text, severity, remedy }) => {
  expect(await problemsAfterEditing(SERVICE, put("hero.text", text))).toEqual([
    problemNaming({ file: SERVICE, line: 18, field: "hero.text", severity, remedy }),
  ]);
});

test("an invisible character is named with its place", async () => {
  expect(await afterWriting("In\u200bvisible words.")).toEqual([
    expect.stringContaining('(zero width space, U+200B) after "In"'),
  ]);
  expect(await afterWriting("\u00adWords and 🧑‍🔧 \u2800more.")).toEqual([
    expect.stringContaining("(soft hyphen, U+00AD) at its start"),
  ]);
});

test("a correct text has no message", async () => {
  for (const text of ["Let's Talk...", "Café & bar, 20 % off – “today” only, at 10.30…", "3 m, © 2020, J&L’s roofs"])
    expect(await afterWriting(text)).toEqual([]);
});

test("a placeholder case study may keep its template text, a published one may not", async () => {
  const template = "[Your subtitle will go here...]";
  expect(await afterEditing("case-studies/unwritten-pier.json", put("hero.subtitle", template))).toEqual([]);
  expect(await afterEditing("case-studies/lighthouse-stair.json", put("hero.subtitle", template))).toEqual([
    expect.stringContaining("lighthouse-stair.json:15:17 hero.subtitle still holds template text"),
  ]);
});
