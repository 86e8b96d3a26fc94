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

/** In KiB of 1,024 bytes as they are sent, except requests, elements and functions, which are counted. */
export type Measure =
  | "document"
  | "scripts"
  | "styles"
  | "fonts"
  | "pictures"
  | "data"
  | "requests"
  | "elements"
  | "functions compiled"
  | "requests, scrolled to the end"
  | "pictures, scrolled to the end"
  | "pictures, slideshow once round";

/**
 * In KiB: what a server sends on a new connection before it waits for an answer, which is ten packets (RFC 6928). A byte
 * more is a round more.
 */
const firstPackets = (10 * 1460) / 1024;

/** The same on all kinds of page. */
const shared = { document: firstPackets, scripts: 83, styles: 12.5, fonts: 29, data: 9 } as const;

/**
 * The most that passes: a tenth above what was measured on the tests' own content or on the firm's, whichever was more;
 * for pictures, which are painted in the tests' own, on the firm's. On a phone of 412 by 823 px at 1.75 device pixels each,
 * before anything is touched. Whoever changes a limit says why in its commit.
 */
export const limits: Readonly<Record<Kind, Readonly<Partial<Record<Measure, number>>>>> = {
  home: {
    ...shared,
    pictures: 47,
    requests: 14,
    elements: 590,
    "functions compiled": 51,
    "requests, scrolled to the end": 35,
    "pictures, scrolled to the end": 106,
    "pictures, slideshow once round": 336,
  },
  service: { ...shared, pictures: 16, requests: 13, elements: 462 },
  "case study": { ...shared, pictures: 23, requests: 14, elements: 297 },
  contact: { ...shared, pictures: 10, requests: 13, elements: 316 },
  gallery: { ...shared, pictures: 51, requests: 21, elements: 441 },
  overview: { ...shared, pictures: 20, requests: 14, elements: 268 },
};
