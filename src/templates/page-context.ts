/** What a page made from content is given when it is created: which content, and the address search engines keep. */
export interface PageContext {
  readonly slug: string;
  readonly canonicalPath: string;
}
