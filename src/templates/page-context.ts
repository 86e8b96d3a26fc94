/** What a page made from content is given when it is created: which content, and the address search engines keep. */
export interface PageContext {
  readonly slug: string;
  readonly canonicalPath: string;
}

export interface CaseStudyContext extends PageContext {
  /** Slug of the published case study that follows; its own where there is no other. */
  readonly next: string;
}

/** What a page of the gallery is given: whose pictures it shows, and where the others are. */
export interface GalleryContext {
  readonly canonicalPath: string;
  /** Slug of the service; left out for all pictures. */
  readonly service?: string;
  /** The path of this page. */
  readonly current: string;
  readonly views: readonly { readonly label: string; readonly path: string }[];
}

/** What a page of the overview of case studies is given: which of them it shows, and where it stands. */
export interface OverviewContext {
  readonly canonicalPath: string;
  /** Case studies on the pages before this one. */
  readonly skip: number;
  /** Case studies on a full page. */
  readonly limit: number;
  /** From 1. */
  readonly number: number;
  /** The first page, the last and those beside this one, in order. */
  readonly pages: readonly { readonly number: number; readonly path: string }[];
}
