import { linesOf, tidied } from "../../../plugins/gatsby-plugin-editor/typography";
import { fileDataOf } from "../../../plugins/gatsby-plugin-editor/file-data";

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
  ["lines without bullets", "Slates\nTiles", ["Slates", "Tiles"], "Slates Tiles"],
  ["a bullet between words", "Suffolk • Norfolk", ["Suffolk • Norfolk"], "Suffolk • Norfolk"],
])("%s", (_what, text, lines, sentence) => {
  expect(linesOf(text)).toEqual(lines);
  expect(tidied(text)).toBe(sentence);
});

test("an entry of a list that has several lines becomes several entries", () => {
  const list = { name: "paragraphs", label: "Paragraphs", widget: "list", required: true, min: 1 };
  const form = { paragraphs: ["First", "•\tSecond\n•\tThird", "Fourth\n"] };
  expect(fileDataOf(form, [list])).toEqual({ paragraphs: ["First", "Second", "Third", "Fourth\n"] });
});
