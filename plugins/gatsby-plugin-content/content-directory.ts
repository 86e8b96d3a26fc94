/** Gatsby reads the content here. In `gatsby develop` it is a mirror with the last valid content. */
export const contentDirectory = process.env.NODE_ENV === "development" ? ".content" : "content";
