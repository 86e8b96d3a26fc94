import { linesOf, tidied } from "../../../plugins/gatsby-plugin-editor/forms/typography";
import type { Field } from "../../../plugins/gatsby-plugin-editor/forms/fields";
import { fileDataOf } from "../../../plugins/gatsby-plugin-editor/forms/file-data";

test.each([
  [
    "bullets and tabs of Word",
    "•\tSlates\r\n•\tTiles.\r\n•\tSheets",
    ["Slates", "Tiles.", "Sheets"],
    "Slates; Tiles. Sheets",
  ],
  ["bullets in a field of one line", "• Slates • Tiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["numbers of Word", "1.\tSlates\n2.\tTiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["a second level", "We lay:\n\uF0B7\tSlates\no\tTiles", ["We lay:", "Slates", "Tiles"], "We lay: Slates; Tiles"],
  ["a single point", "▪ Slates", ["Slates"], "Slates"],
  ["dots of Outlook", "·\u00A0\u00A0\u00A0 Slates\r\n\r\n·\u00A0\u00A0 Tiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["dashes of an e-mail", "- Slates\n- Tiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["stars of a message", "* Slates\u2028* Tiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["ticks and arrows", "✓ Slates\n➢\tTiles", ["Slates", "Tiles"], "Slates; Tiles"],
  ["letters and numbers", "(a) Slates\n(b) Tiles\n10) Sheets", ["Slates", "Tiles", "Sheets"], "Slates; Tiles; Sheets"],
  ["a dash at the start of one line", "- so we came\nand saw", ["- so we came", "and saw"], "- so we came and saw"],
  ["a number at the start", "24. May", ["24. May"], "24. May"],
  ["lines without bullets", "Slates\nTiles", ["Slates", "Tiles"], "Slates Tiles"],
  ["a bullet between words", "Suffolk • Norfolk", ["Suffolk • Norfolk"], "Suffolk • Norfolk"],
])("%s", (_what, text, lines, sentence) => {
  expect(linesOf(text)).toEqual(lines);
  expect(tidied(text)).toBe(sentence);
});

test("an entry of a list that has several lines becomes several entries", () => {
  const common = { hint: undefined, required: true };
  const entry: Field = { ...common, name: "entry", label: "Paragraph", kind: "text", limits: undefined };
  const list: Field = {
    ...common,
    name: "paragraphs",
    label: "Paragraphs",
    kind: "valueList",
    entryName: "paragraph",
    min: 1,
    entry,
  };
  const form = { paragraphs: ["First", "•\tSecond\n•\tThird", "Fourth\n"] };
  expect(fileDataOf(form, [list])).toEqual({ paragraphs: ["First", "Second", "Third", "Fourth\n"] });
});
