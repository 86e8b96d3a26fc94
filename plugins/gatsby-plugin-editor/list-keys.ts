/** The keys of what a list shows of an entry: the label of its form and, in a search, the sentence with the words. */
export const LABEL = "$label";
export const FOUND = "$found";
