/** @jest-environment node */
import { afterEditing, put } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const PLACE = `content/${SERVICE}:16:13`;
const afterWriting = (text: string) => afterEditing(SERVICE, put("hero.text", text));

test.each<[string, string, string]>([
  ["blanks only", "   ", "says nothing: there is no letter or number in it. Write the words that belong here."],
  ["a dash only", "—", "says nothing: there is no letter or number in it. Write the words that belong here."],
  ["HTML", "Some <b>bold</b> words.", 'holds "<b>". Pages show HTML as typed; write plain words.'],
  ["an HTML entity", "Nuts &amp; bolts.", 'holds "&amp;". Pages show it as typed; type the character itself.'],
  [
    "undefined",
    "We undefined roofs.",
    'holds "undefined", which a program left behind. Write the words that belong here.',
  ],
  [
    "a printed object",
    "[object Object]",
    'holds "[object Object]", which a program left behind. Write the words that belong here.',
  ],
  ["null", "null", 'is only "null". Write the words that belong here.'],
  ["filler text", "Lorem ipsum dolor.", 'holds "Lorem ipsum", which stands for words still to be written. Write them.'],
  [
    "template text",
    "[Your text will go here...]",
    'still holds template text: "[Your text will go here...]". Write the real words; only a case study whose status is "placeholder" may keep square brackets.',
  ],
  ["curly brackets", "Call {phone} now.", 'holds the bracket "{", which pages show as typed. Write plain words.'],
  [
    "a line break",
    "One line\nand another.",
    "holds a line break (\\n), which pages do not show. Write one line; a new paragraph is a text of its own in its list.",
  ],
  [
    "an invisible character",
    "In\u200bvisible words.",
    'holds the invisible character "\\u200B". Delete it and type what belongs there.',
  ],
  [
    "a turned reading direction",
    "Words \u202Egnp.",
    'holds the invisible character "\\u202E". Delete it and type what belongs there.',
  ],
  [
    "half a character",
    "Words \ud800 here.",
    'holds the invisible character "\\uD800". Delete it and type what belongs there.',
  ],
  [
    "a broken accent",
    "CafÃ© opens.",
    'holds "Ã©", the remains of a character that was saved in a wrong encoding. Type the character again.',
  ],
  [
    "heaped accents",
    "Za\u0351\u0352\u0353\u0354 words.",
    "holds a heap of accents on one letter. Type the letter again.",
  ],
])("%s in a text is refused", async (_what, text, message) => {
  expect(await afterWriting(text)).toEqual([`${PLACE} hero.text ${message}`]);
});

test.each<[string, string, string]>([
  ["two spaces", "Two  spaces.", "holds two spaces in a row. Leave one."],
  ["a space at the end", "A space. ", "starts or ends with a space. Delete it."],
  ["a straight apostrophe", "The firm's roof.", "holds a straight apostrophe ('). A curly one (’) looks better."],
  [
    "straight quotation marks",
    'A "quoted" word.',
    "holds straight quotation marks. Curly ones (“ ” or ‘ ’) look better.",
  ],
  ["three full stops", "And so on...", "holds three full stops. One ellipsis (…) looks better."],
  ["a hyphen for a dash", "Roofs - all of them.", "holds a hyphen between spaces. A dash (–) looks better."],
  ["a space before a comma", "Roofs , walls.", "has a space before a punctuation mark. Delete it."],
  ["no space after a full stop", "Roofs.Walls.", "lacks a space after a punctuation mark. Add it."],
  ["a word typed twice", "On the the roof.", "holds the same word twice in a row. Delete one."],
  [
    "an American spelling",
    "The color of the roof.",
    'holds the American spelling "color". In British English it is "colour".',
  ],
])("%s is a hint and stops nothing", async (_what, text, message) => {
  expect(await afterWriting(text)).toEqual([`${PLACE} hint: hero.text ${message}`]);
});

test.each<[string, string, string]>([
  [
    "foreign letters",
    "Привет, friends.",
    'holds the letter "П", which the site\'s typeface does not have. Type it again on an English keyboard.',
  ],
  ["an emoji", "Roofs 🙂 and walls.", "holds an emoji. Only the icons of sub-services are emoji."],
  [
    "a word without end",
    `Say ${"abc".repeat(12)}.`,
    `holds "${"abc".repeat(12)}.", a word too long for a phone's screen. Shorten or split it.`,
  ],
  ["Markdown", "Some **bold** words.", "holds Markdown signs, which pages show as typed. Delete them."],
])("%s is a warning", async (_what, text, message) => {
  expect(await afterWriting(text)).toEqual([`${PLACE} warning: hero.text ${message}`]);
});

test.each(["Sending...", "Let's Talk About Your Project", "Have a project in mind? Let's make it happen."])(
  "the fixed wording %s is left alone",
  async text => expect(await afterWriting(text)).toEqual([]),
);

test.each(["Café & bar, 20 % off – “today” only, at 10.30…", "Under 5 mm, over 3 m, © 2020", "J&L’s roofs"])(
  "the sound text %s is left alone",
  async text => expect(await afterWriting(text)).toEqual([]),
);

test("a placeholder case study may keep its template text, a published one may not", async () => {
  const template = "[Your subtitle will go here...]";
  expect(await afterEditing("case-studies/unwritten.json", put("hero.subtitle", template))).toEqual([]);
  expect(await afterEditing("case-studies/beams.json", put("hero.subtitle", template))).toEqual([
    expect.stringMatching(/^content\/case-studies\/beams\.json:15:17 hero\.subtitle still holds template text/),
  ]);
});
