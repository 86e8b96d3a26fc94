/** A regular expression of the marks that Git puts around changes of two people. A merge of merges makes them longer. */
export const CONFLICT_MARK = String.raw`(?:<{7,}|={7,}|>{7,}|\|{7,})`;
