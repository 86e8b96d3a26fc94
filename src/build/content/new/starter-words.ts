/** The note that marks starter text until the firm has put its own words in. */
export const STARTER_NOTE =
  "Starter text: put the firm's own words into this file, then delete this line. npm run launch-check lists it until then.";

/** Cuts a text at a word so that it has at most so many characters. */
export function atMost(longest: number, words: string): string {
  if (words.length <= longest) return words;
  const cut = words
    .slice(0, longest)
    .replace(/\s+\S*$/, "")
    .replace(/[\s,:;–-]+$/, "");
  return cut;
}
