/** A text's first sentence, and what follows it: empty where that is all. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [, first = text, rest = ""] = /^(.+?[.!?]) (.+)$/.exec(text) ?? [];
  return [first, rest];
};
