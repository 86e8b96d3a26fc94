/** Splits a text after its first sentence. A full stop before a small letter ("e.g. oil") does not end a sentence. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [, first = text, rest = ""] = /^(.+?[.!?]) (?=["'“‘(]?\p{Lu})(.+)$/u.exec(text) ?? [];
  return [first, rest];
};
