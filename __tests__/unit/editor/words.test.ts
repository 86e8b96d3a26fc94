import { findWords, textsWithPaths, sentenceWith } from "../../../plugins/gatsby-plugin-editor/forms/words";

const data = {
  $schema: "roof.schema.json",
  picture: { image: "../photos/roof.jpg", alt: "A roof" },
  paragraphs: ["It isn’t dry.", "The roof is old. Nobody had looked at it."],
};

test.each([
  ["a roof", "picture.alt"],
  ["the ROOF  is", "paragraphs.1"],
  ["isn't dry", "paragraphs.0"],
  ["isnt", "paragraphs.0"],
  ["jpg", undefined],
  ["schema", undefined],
  ["'", undefined],
])("%j is found at %j", (words, path) => {
  expect(findWords(textsWithPaths(data), words)?.path).toBe(path);
});

test("an equal text is found before one that only contains the words", () => {
  expect(findWords(textsWithPaths({ a: "The roof is old", b: "Roof" }), "roof")?.path).toBe("b");
});

test("a result shows the sentence with the words, and a long one only around them", () => {
  expect(sentenceWith("The roof is old. Nobody had looked at it.", "looked")).toBe("Nobody had looked at it.");
  const long = `${"before ".repeat(30)}needle ${"after ".repeat(30)}`;
  expect(sentenceWith(long, "Needle")).toMatch(/^….*needle.*…$/);
  expect(sentenceWith(long, "Needle").length).toBeLessThan(145);
});
