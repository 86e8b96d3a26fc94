import { join } from "node:path";
import { project } from "../site/project-under-test";
import { siteContent } from "../site-content";

const { standardServices, published } = siteContent(join(project, "content"));

/** A path for each kind of page. */
export const pageOfKind = {
  home: "/",
  service: standardServices[0]?.path ?? "/services",
  "case study": published[0]?.path ?? "/projects",
  contact: "/contact",
  gallery: "/gallery",
  overview: "/projects",
};

export type Kind = keyof typeof pageOfKind;

/**
 * The document of any page, with its headers, in kB. A server sends ten packets (14.6 kB) at once and then waits for
 * the browser. A longer document costs a phone a round trip, 150 ms of first paint. The rest of the ten packets is room
 * for edits: a longer headline, another service, another telephone number.
 */
export const documentLimit = 13.6;

const shared = { document: documentLimit, scripts: 90, styles: 13.5, fonts: 25, data: 8.8 } as const;

/** The home page has limits for all measures. */
const home = {
  ...shared,
  pictures: 3.7,
  requests: 17,
  "requests, scrolled to the end": 36,
  "pictures, scrolled to the end": 27,
  "pictures, slideshow once round": 15,
};

/** kB (1,000 bytes) as sent, with headers; requests are a count. */
export type Measure = keyof typeof home;

/**
 * Limits, except that of the document: a tenth above what the tests' own content measures. Its pictures are painted, so
 * they are smaller than photographs, but grow with the same widths and qualities. On a phone of 412 by 823 px, device
 * pixel ratio 1.75, before any touch. Say in the commit why you change a limit.
 */
export const limits: Readonly<Record<Kind, Readonly<Partial<Record<Measure, number>>>>> = {
  home,
  service: { ...shared, fonts: 28, pictures: 2.8, requests: 18 },
  "case study": { ...shared, pictures: 3.7, requests: 17 },
  contact: { ...shared, pictures: 2.5, requests: 16 },
  gallery: { ...shared, pictures: 5.5, requests: 20 },
  // A slow phone loads one or two pictures more from below the screen.
  overview: { ...shared, pictures: 7, requests: 21 },
};
