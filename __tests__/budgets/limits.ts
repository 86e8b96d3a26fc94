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

/** For all kinds of page. A server sends the first 14.2 KiB of a document at once, with its headers. */
const shared = { document: 14.2, scripts: 86, styles: 11.5, fonts: 24.5, data: 11 } as const;

/** The home page has limits for all measures. */
const home = {
  ...shared,
  pictures: 32,
  requests: 18,
  elements: 597,
  "requests, scrolled to the end": 35,
  "pictures, scrolled to the end": 135,
  "pictures, slideshow once round": 456,
};

/** KiB (1,024 bytes) as sent; requests and elements are counts. */
export type Measure = keyof typeof home;

/**
 * Limits: at most a tenth above the larger of two measurements, on the tests' own content and on the firm's. Pictures
 * count only on the firm's, because those of the tests are painted. On a phone of 412 by 823 px, device pixel ratio
 * 1.75, before any touch. Say in the commit why you change a limit.
 */
export const limits: Readonly<Record<Kind, Readonly<Partial<Record<Measure, number>>>>> = {
  home,
  service: { ...shared, fonts: 30.5, pictures: 15.3, requests: 17, elements: 462 },
  "case study": { ...shared, pictures: 26, requests: 18, elements: 297 },
  contact: { ...shared, pictures: 2.3, requests: 16, elements: 320 },
  gallery: { ...shared, pictures: 60.5, requests: 23, elements: 450 },
  overview: { ...shared, pictures: 40.6, requests: 22, elements: 268 },
};
