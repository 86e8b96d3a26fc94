import { siteContent } from "../site-content";

const { standardServices, published } = siteContent("content");

/** A page of each kind on the site with the firm's own content. */
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
  | "before scrolling"
  | "document"
  | "scripts"
  | "styles"
  | "fonts"
  | "pictures"
  | "data"
  | "requests"
  | "elements"
  | "functions compiled"
  | "scrolled to the end"
  | "slideshow once round";

/** The most that passes; behind it the goal, where that is not reached yet. Both only ever go down. */
type Limit = readonly [most: number, goal?: number];

/**
 * In KiB: what a server sends on a new connection before it waits for an answer, which is ten packets (RFC 6928). A byte
 * more is a round more.
 */
const firstPackets = (10 * 1460) / 1024;

const shared = { document: [firstPackets], scripts: [76], styles: [11.4, 8], fonts: [30], data: [11] } as const;

/** On a phone of 412 by 823 px at 1.75 device pixels each, before anything is touched. */
export const limits: Readonly<Record<Kind, Readonly<Partial<Record<Measure, Limit>>>>> = {
  home: {
    ...shared,
    "before scrolling": [179],
    pictures: [45],
    requests: [13],
    elements: [450],
    "functions compiled": [60],
    "scrolled to the end": [250],
    "slideshow once round": [400],
  },
  service: { ...shared, "before scrolling": [145], requests: [12], elements: [375, 355] },
  "case study": { ...shared, "before scrolling": [148], requests: [13], elements: [240] },
  contact: { ...shared, "before scrolling": [136], requests: [12], elements: [250] },
  gallery: { ...shared, "before scrolling": [176], requests: [19], elements: [330] },
  overview: { ...shared, "before scrolling": [142], requests: [13], elements: [210] },
};

/** The most that the HTML of any page and its data may be together, in KiB as they lie on the disk. */
export const mostOfAnyPage = 200;
