import { firstSentence } from "../../../src/sections/service/first-sentence";

test.each([
  ["Gutters replaced. Rain leaves the roof.", "Gutters replaced.", "Rain leaves the roof."],
  ["Is it dry? It is. And warm.", "Is it dry?", "It is. And warm."],
  ["One sentence is all.", "One sentence is all.", ""],
  ["Roofs, e.g. Welsh slate. And gutters.", "Roofs, e.g. Welsh slate.", "And gutters."],
  ["Steelwork, e.g. beams. And approx. 400 m² of sheets.", "Steelwork, e.g. beams.", "And approx. 400 m² of sheets."],
  ["St. Mary's, excl. VAT, for A. Smith. It was wet.", "St. Mary's, excl. VAT, for A. Smith.", "It was wet."],
  ["No stop at all", "No stop at all", ""],
])("the first sentence of “%s” is “%s”", (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest });
});
