/** Abbreviations before a full stop that ends no sentence; a single capital letter is one, too. */
const abbreviations = "St|Mrs?|Dr|No|Co|Ltd|excl|incl|approx|e\\.g|i\\.e|\\p{Lu}";

/** A text up to the first full stop, question mark or exclamation mark before a sentence, and the text after it. */
const firstAndRest = new RegExp(`^(.+?(?<!\\b(?:${abbreviations}))[.!?]) (?=["'“‘(]?\\p{Lu})(.+)$`, "u");

/** Splits a text after its first sentence; `rest` is empty if there is only one. */
export const firstSentence = (text: string): { readonly first: string; readonly rest: string } => {
  const [, first = text, rest = ""] = firstAndRest.exec(text) ?? [];
  return { first, rest };
};
