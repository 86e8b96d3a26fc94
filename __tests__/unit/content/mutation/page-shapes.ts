/**
 * What the templates read, written down by hand a second time, so that the checker is judged by something other than
 * its own schemas. A trailing question mark in a key means that the page does without.
 */
export type Shape =
  "text" | "choice" | "href" | "number" | "flag" | "photo" | "mark" | "alt" | Shape[] | ListThatMayBeEmpty | Keys;
export interface Keys {
  [key: string]: Shape;
}
export class ListThatMayBeEmpty {
  constructor(readonly entry: Shape) {}
}

const picture = { image: "photo", alt: "alt", "decorative?": "flag", "focus?": "choice" } as const;
const mark = { image: "mark", alt: "text" } as const;
const link = { label: "text", href: "href" } as const;
const meta = { label: "text", description: "text" } as const;
const band = { "eyebrow?": "text", heading: "text", "text?": "text" } as const;
const point = { title: "text", description: "text" } as const;
const field = { label: "text", "placeholder?": "text" } as const;
const story = { paragraphs: ["text"] as Shape[], picture, caption: "text" } as const;
const logos = { items: [{ id: "choice", name: "text", mark }] as Shape[] } as const;
const card = { title: "text", action: "text" } as const;
const overview = { meta, hero: { ...band, picture }, cardAction: "text" } as const;

/** Shape of each file, by its path inside content/ or its folder. */
export const PAGE_SHAPES: Readonly<Record<string, Keys>> = {
  "company.json": {
    name: "text",
    blurb: "text",
    logoLight: mark,
    icon: mark,
    website: { url: "choice" },
    address: { building: "text", street: "text", town: "text", county: "text", postcode: "choice" },
    phone: { display: "choice" },
    email: { address: "choice" },
    social: [{ platform: "choice", href: "href" }],
  },
  "navigation.json": {
    header: [{ title: "text", href: "href", "description?": "text", "list?": "choice" }],
    contact: link,
    all: { services: "text", projects: "text" },
    footer: {
      quickLinks: { heading: "text", links: [link] },
      services: { heading: "text" },
      contact: { heading: "text" },
      social: { heading: "text" },
      copyright: "text",
    },
  },
  "aliases.json": { aliases: new ListThatMayBeEmpty({ path: "choice", caseStudy: "choice" }) },
  "accreditations.json": logos,
  "clients.json": logos,
  "team.json": { members: [{ id: "choice", name: "text", designation: "text", picture }] },
  services: {
    slug: "choice",
    order: "number",
    label: "text",
    title: "text",
    icon: "choice",
    layout: "choice",
    summary: "text",
    description: "text",
    picture,
    hero: { heading: "text", text: "text", picture, features: [point] },
    subServices: { ...band, items: [{ title: "text", icon: "choice", description: "text" }] },
    "benefits?": { ...band, items: [{ title: "text", "description?": "text" }] },
    "process?": { ...band, steps: [point] },
    "prompt?": { heading: "text", text: "text", action: link },
  },
  "case-studies": {
    slug: "choice",
    order: "number",
    name: "text",
    status: "choice",
    featured: "flag",
    theme: "choice",
    service: "choice",
    summary: "text",
    description: "text",
    hero: { title: "text", highlight: "text", subtitle: "text", picture, "action?": "text" },
    facts: new ListThatMayBeEmpty({ term: "text", detail: "text" }),
    challenge: story,
    results: story,
  },
  "pages/home.json": {
    meta,
    hero: { headline: "text", text: "text", primary: link, secondary: link, slides: [picture] },
    quality: { ...band, benefits: [point], action: link },
    services: { ...band, cardAction: "text" },
    projects: { ...band, cardAction: "text", all: link },
    accreditations: band,
    clients: band,
    team: band,
    contact: { ...band, location: card, phone: card, email: card },
  },
  "pages/services.json": overview,
  "pages/projects.json": overview,
  "pages/gallery.json": { meta, hero: band, pictures: [{ ...picture, caption: "text" }] },
  "pages/contact.json": {
    meta,
    hero: { "eyebrow?": "text", heading: "text", text: "text", action: "text", picture },
    form: {
      heading: "text",
      text: "text",
      name: field,
      email: field,
      phone: field,
      message: field,
      submit: "text",
      sending: "text",
      optional: "text",
      privacy: "text",
      noScript: "text",
    },
    sent: { title: "text", text: "text" },
    failed: { title: "text", text: "text" },
    reasons: { heading: "text", items: [point] },
    details: { heading: "text", address: "text", phone: "text", email: "text" },
    map: { heading: "text", text: "text", frameTitle: "text", action: "text" },
  },
  "pages/not-found.json": { meta, code: "text", heading: "text", text: "text", action: link },
  "pages/error.json": { heading: "text", text: "text", action: link },
  "pages/service.json": {
    quote: link,
    scroll: "text",
    hint: { touch: "text", pointer: "text" },
    benefitDescription: "text",
    stepper: { previous: "text", next: "text", step: "text" },
    closing: { heading: "text", text: "text", primary: link, secondary: link },
  },
  "pages/case-study.json": {
    titlePrefix: "text",
    tag: "text",
    action: link,
    scroll: "text",
    serviceTerm: "text",
    challenge: { heading: "text" },
    results: { heading: "text" },
    closing: { heading: "text", action: link },
  },
};
