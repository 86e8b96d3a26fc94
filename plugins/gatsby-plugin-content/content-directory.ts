/** Where Gatsby reads the content: while developing in a mirror that holds its last state without errors. */
export const contentDirectory = process.env.NODE_ENV === "development" ? ".content" : "content";
