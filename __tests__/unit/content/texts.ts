import { afterEditing, put, rows } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const PLACE = `content/${SERVICE}:18:13`;
const afterWriting = (text: string) => afterEditing(SERVICE, put("hero.text", text));

test.each(
  rows(String.raw`
    blanks only | "   " | says nothing, only "   ". Write the words that belong here.
    a dash only | "—" | says nothing, only "—". Write the words that belong here.
    HTML | "Some <b>bold</b> words." | holds "<b>". Pages show it as typed; write plain words.
    an HTML entity | "Nuts &amp; bolts." | holds "&amp;". Pages show it as typed; type the character itself.
    undefined | "We undefined roofs." | holds "undefined". A program left it behind; write the words that belong here.
    an object | "[object Object]" | holds "[object Object]". A program left it behind; write the words that belong here.
    null | "null" | is only "null". Write the words that belong here.
    filler text | "Lorem ipsum dolor." | holds "Lorem ipsum". It stands for words still to be written; write them.
    curly brackets | "Call {phone} now." | holds the bracket "{". Pages show it as typed; write plain words.
    template text | "[Your text will go here...]" | still holds template text: "[Your text will go here...]". Write the real words; only a case study whose status is "placeholder" may keep square brackets.
    a line break | "One line\nand another." | holds a line break, which pages do not show. Write one line; a new paragraph is a text of its own in its list.
    an invisible character | "In\u200bvisible words." | holds the invisible character "\u200B". Delete it and type what belongs there.
    a turned reading direction | "Words \u202Egnp." | holds the invisible character "\u202E". Delete it and type what belongs there.
    half a character | "Words \ud800 here." | holds the invisible character "\uD800". Delete it and type what belongs there.
    a broken accent | "CafÃ© opens." | holds "Ã©". A character was damaged on its way here; type it again.
    two spaces | "Say  these words." | holds a space too many: "  ". Delete it.
    a space at its end | "Say these words. " | holds a space too many: " ". Delete it.
    an accent apart from its letter | "The cafe\u0301 opens." | has an accent that is apart from its letter. Type the letter with its accent again.
    heaped accents | "Za͓͑͒ words." | holds a heap of accents: "͓͑͒". Type the letter again.
    foreign letters | "Привет, friends." | warning: holds the letter "П". The site's typeface does not have it; type it again on an English keyboard.
    a letter that the font lacks | "Łódź, friends." | warning: holds the letter "Ł". The site's typeface does not have it; type it again on an English keyboard.
    an emoji | "Roofs 🙂 and walls." | warning: holds "🙂". Only the icons of sub-services are emoji.
    a word without end | "Say abcabcabcabcabcabcabcabcabcabcabcabc." | warning: holds "abcabcabcabcabcabcabcabcabcabcabcabc.". It is too long for a phone's screen; shorten or split it.
    Markdown | "Some **bold** words." | warning: holds "**". Pages show these signs as typed; delete them.
  `),
)("%s in a text is reported", async (_what, text, message) => {
  const [, severity = "", fault = ""] = /^(warning: )?(.*)$/.exec(message) ?? [];
  expect(await afterWriting(JSON.parse(text) as string)).toEqual([`${PLACE} ${severity}hero.text ${fault}`]);
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
