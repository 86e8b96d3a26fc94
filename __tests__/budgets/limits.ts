import { join } from "node:path";
import { project } from "../site/project-under-test";
import { siteContent } from "../site-content";

const { standardServices, published } = siteContent(join(project, "content"));

/** A page of each kind. */
export const pageOfKind = {
  home: "/",
  service: standardServices[0]?.path ?? "/services",
  "case study": published[0]?.path ?? "/projects",
  contact: "/contact",
  gallery: "/gallery",
  overview: "/projects",
};

export type Kind = keyof typeof pageOfKind;

/** In KiB of 1,024 bytes as they are sent, except requests and elements, which are counted. */
export type Measure =
  | "document"
  | "scripts"
  | "styles"
  | "fonts"
  | "pictures"
  | "data"
  | "requests"
  | "elements"
  | "requests, scrolled to the end"
  | "pictures, scrolled to the end"
  | "pictures, slideshow once round";

/** The same on all kinds of page. A server sends the first 14.2 KiB of a document, headers included, at once. */
const shared = { document: 14.2, scripts: 86, styles: 13.5, fonts: 29, data: 11 } as const;

/**
 * The most that passes: a tenth above what was measured on the tests' own content or on the firm's, whichever was more;
 * for pictures, which are painted in the tests' own, on the firm's. On a phone of 412 by 823 px at 1.75 device pixels each,
 * before anything is touched. Whoever changes a limit says why in its commit.
 */
export const limits: Readonly<Record<Kind, Readonly<Partial<Record<Measure, number>>>>> = {
  home: {
    ...shared,
    pictures: 47,
    requests: 18,
    elements: 597,
    "requests, scrolled to the end": 35,
    "pictures, scrolled to the end": 170,
    "pictures, slideshow once round": 595,
  },
  service: { ...shared, fonts: 35, pictures: 16, requests: 17, elements: 462 },
  "case study": { ...shared, pictures: 23, requests: 18, elements: 297 },
  contact: { ...shared, pictures: 14, requests: 17, elements: 320 },
  gallery: { ...shared, pictures: 68, requests: 23, elements: 441 },
  overview: { ...shared, pictures: 48, requests: 22, elements: 268 },
};
