/** Splits a text after its first sentence. A full stop in "e.g. oil" or "St. Mary" does not end a sentence. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [, first = text, rest = ""] =
    /^(.+?(?<!\b(?:St|Mrs?|Dr|No|e\.g|i\.e))[.!?]) (?=["'“‘(]?\p{Lu})(.+)$/u.exec(text) ?? [];
  return [first, rest];
};
