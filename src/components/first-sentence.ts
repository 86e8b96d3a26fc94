const firstAndRest =
  /^(.+?(?<!\b(?:St|Mrs?|Dr|No|Co|Ltd|excl|incl|approx|e\.g|i\.e|\p{Lu}))[.!?]) (?=["'“‘(]?\p{Lu})(.+)$/u;

/** Splits a text after its first sentence. A full stop in "excl. VAT" or "A. Smith" does not end a sentence. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const [, first = text, rest = ""] = firstAndRest.exec(text) ?? [];
  return [first, rest];
};
