/** Below which address each node of a kind has its page. */
const pagesBelow = { Service: "/services", CaseStudy: "/projects" } as const;

/** A kind of content of which each node has a page of its own. */
export type PageType = keyof typeof pagesBelow;

export const isPageType = (type: string): type is PageType => type in pagesBelow;

/** The address of a node's page, from `/`. Nothing else makes one: all others read the node's `path`. */
export const pagePath = (type: PageType, slug: string) => `${pagesBelow[type]}/${slug}`;
