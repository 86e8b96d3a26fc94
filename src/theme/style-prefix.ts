/** First part of the class names that `createStyles` makes. */
export const stylePrefix = "s";
