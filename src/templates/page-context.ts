/** Context of a page made from content. `canonicalPath` is for search engines. */
export interface PageContext {
  readonly slug: string;
  readonly canonicalPath: string;
}

export interface CaseStudyContext extends PageContext {
  /** Slug of the next published case study; its own if there is no other. */
  readonly next: string;
}

export interface GalleryContext {
  readonly canonicalPath: string;
  /** Slug of the service; undefined for all pictures. */
  readonly service?: string;
  /** Path of this page. */
  readonly current: string;
  readonly views: readonly { readonly label: string; readonly path: string }[];
}

/** Context of a page of the case studies' overview. */
export interface OverviewContext {
  readonly canonicalPath: string;
  /** Number of case studies on the pages before this one. */
  readonly skip: number;
  /** Number of case studies on a full page. */
  readonly limit: number;
  /** Page number, from 1. */
  readonly number: number;
  /** The first, the last, this page and those beside it, in order. */
  readonly pages: readonly { readonly number: number; readonly path: string }[];
}
