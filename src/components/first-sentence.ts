/** A text's first sentence, and what follows it: empty where that is all. The next one begins with a capital ("e.g. oil"). */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [, first = text, rest = ""] = /^(.+?[.!?]) (?=["'“‘(]?\p{Lu})(.+)$/u.exec(text) ?? [];
  return [first, rest];
};
