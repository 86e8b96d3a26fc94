/** Below which address each node of a kind has its page. */
const pagesBelow = { Service: "/services", CaseStudy: "/projects" } as const;

/** A kind of content of which each node has a page of its own. */
export type PageType = keyof typeof pagesBelow;

export const isPageType = (type: string): type is PageType => type in pagesBelow;

/** The address of a node's page, from `/`. Nothing else makes one: all others read the node's `path`. */
export const pagePath = (type: PageType, slug: string) => `${pagesBelow[type]}/${slug}`;

/** The address of a page of the overview of case studies; the first has no number. No slug is "page": see the schemas. */
export const overviewPath = (number: number) => (number === 1 ? "/projects" : `/projects/page/${number}`);

/** The address of the gallery, or of the pictures in it that belong to one service. */
export const galleryPath = (service?: string) => (service === undefined ? "/gallery" : `/gallery/${service}`);
