/** Where the editor lies in a built site, if it is published. */
export const editorFolder = "admin";
