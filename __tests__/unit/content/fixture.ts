import sharp from "sharp";
import { FILE_KINDS } from "../../../src/contract/file-kinds";

/** Data of a content file in a test. */
export type Data = Record<string, unknown>;

const SENTENCE = "A plain sentence that says what a visitor should know about this part of the site.";
const DESCRIPTION = (what: string) =>
  `${what} for industrial and commercial buildings in Suffolk and Norfolk, by a firm that looks well before it speaks.`;

const head = { heading: "A plain heading" };
const link = (label: string, href = "/contact") => ({ label, href });
const point = (title: string) => ({ title, description: SENTENCE });
const points = (...titles: string[]) => titles.map(point);
const photo = (number: number) => ({
  image: `../photos/photo-${number}.jpg`,
  alt: `A wall of the building, seen from side ${number}`,
});
const logo = (name: string) => ({ image: "./logos/logo.svg", alt: name });
const logos = (amount: number) =>
  Array.from({ length: amount }, (_, index) => ({
    id: `logo-${index + 1}`,
    name: `Logo ${index + 1}`,
    logo: logo(`Logo ${index + 1}`),
  }));

const SERVICES = [
  "industrial-coatings",
  "gutter-repair-replace",
  "skylight-repair-replace",
  "painting-decorating",
  "industrial-cleaning",
  "other-services",
];
const SUB_SERVICES = [4, 4, 3, 3, 3, 4];
const PROJECTS = ["beams", "hall", "stand", "office", "warehouse"];

function service(slug: string, index: number): Data {
  const rest =
    slug === "other-services"
      ? { layout: "trades", prompt: { ...head, text: SENTENCE, action: link("Contact us") } }
      : {
          layout: "standard",
          benefits: { ...head, items: [point("Dry"), { title: "Sound" }] },
          process: { ...head, steps: points("Look", "Say", "Do", "Leave") },
        };
  return {
    slug,
    order: index + 1,
    label: `Service ${index + 1}`,
    title: `Service ${index + 1}`,
    icon: "coating",
    summary: `${DESCRIPTION(`Service ${index + 1}`)} And more.`,
    description: DESCRIPTION(`Service ${index + 1}`),
    picture: photo(1),
    hero: {
      ...head,
      text: `Service ${index + 1}. ${SENTENCE}`,
      picture: photo(2),
      features: points("One", "Two", "Three", "Four"),
    },
    subServices: {
      ...head,
      items: Array.from({ length: SUB_SERVICES[index] ?? 0 }, (_, item) => ({
        ...point(`Work ${item + 1}`),
        icon: "🔧",
      })),
    },
    ...rest,
  };
}

function caseStudy(slug: string, index: number, placeholder = false): Data {
  const words = placeholder ? "[Your text will go here...]" : `Project ${index + 1}. ${SENTENCE}`;
  const story = (picture: number) => ({
    paragraphs: [placeholder ? words : `${words} This is part ${picture}.`],
    picture: photo(picture),
    caption: "The building from outside",
  });
  return {
    slug,
    order: index + 1,
    name: `Project ${index + 1}`,
    status: placeholder ? "placeholder" : "published",
    featured: !placeholder,
    theme: "dark",
    service: "industrial-coatings",
    summary: words,
    description: DESCRIPTION(`Project ${index + 1}`),
    hero: { title: `Project ${index + 1}`, highlight: "Project", subtitle: words, picture: photo(3) },
    facts: [],
    challenge: story(4),
    results: story(5),
  };
}

const meta = (label: string) => ({ label, description: DESCRIPTION(label) });
const overview = (label: string) => ({
  meta: meta(label),
  hero: { ...head, picture: photo(6) },
  cardAction: "Read on",
});
const field = (label: string) => ({ label });

function pages(): Record<string, Data> {
  const card = (title: string) => ({ title, action: "Go there" });
  return {
    "pages/home.json": {
      meta: meta("Home"),
      hero: {
        headline: "Sound and dry",
        text: SENTENCE,
        primary: link("Our Services", "/#services"),
        secondary: link("Contact"),
        slides: Array.from({ length: 16 }, (_, index) => photo(index + 1)),
      },
      quality: { ...head, benefits: points("One", "Two", "Three", "Four", "Five", "Six"), action: link("Contact") },
      services: { ...head, cardAction: "Learn More" },
      projects: { ...head, cardAction: "View Project", all: link("All projects", "/projects") },
      accreditations: head,
      clients: head,
      team: head,
      contact: { ...head, location: card("Location"), phone: card("Phone"), email: card("E-mail") },
    },
    "pages/services.json": overview("Services"),
    "pages/projects.json": {
      ...overview("Projects"),
      paging: { label: "Pages", page: "Page", previous: "Previous", next: "Next" },
    },
    "pages/gallery.json": {
      meta: meta("Gallery"),
      hero: head,
      views: { label: "By service", all: "All" },
      pictures: Array.from({ length: 16 }, (_, index) => ({ ...photo(index + 1), caption: `Side ${index + 1}` })),
    },
    "pages/contact.json": {
      meta: meta("Contact"),
      hero: { ...head, text: SENTENCE, picture: photo(7) },
      heroAction: "Contact Us Now",
      form: {
        ...head,
        text: SENTENCE,
        name: field("Name"),
        email: field("E-mail"),
        phone: field("Phone"),
        message: field("Message"),
        submit: "Send",
        sending: "Sending...",
        optional: "optional",
        privacy: SENTENCE,
        privacyLink: link("Privacy", "/privacy"),
        noScript: SENTENCE,
      },
      sent: { title: "Message sent!", text: "We'll get back to you as soon as possible." },
      failed: { title: "Error sending message", text: SENTENCE },
      reasons: { ...head, items: points("One", "Two", "Three") },
      details: { ...head, address: "Address", phone: "Phone", email: "E-mail" },
      map: { ...head, text: SENTENCE, frameTitle: "Map", action: "Open" },
    },
    "pages/privacy.json": {
      meta: meta("Privacy"),
      hero: { ...head, text: SENTENCE },
      topics: [{ ...head, paragraphs: [SENTENCE] }],
      contact: "Ask us",
    },
    "pages/not-found.json": {
      meta: meta("Page Not Found"),
      code: "404",
      ...head,
      text: SENTENCE,
      action: link("Home", "/"),
    },
    "pages/error.json": { ...head, text: SENTENCE, action: link("Home", "/") },
    "pages/service.json": {
      quote: link("Get a free quote"),
      scroll: "Scroll",
      hint: { touch: "Tap", pointer: "Click" },
      benefitDescription: SENTENCE,
      stepper: { previous: "Previous", next: "Next", step: "Step" },
      work: { ...head, cardAction: "View" },
      closing: { ...head, text: SENTENCE, primary: link("Contact us"), secondary: link("All", "/#services") },
    },
    "pages/case-study.json": {
      titlePrefix: "Project - ",
      tag: "Case Study",
      action: link("Discuss"),
      scroll: "Scroll",
      serviceTerm: "Service",
      challenge: head,
      results: head,
      further: { ...head, next: "Next", ofService: "Service" },
      closing: { ...head, action: link("Contact Us") },
    },
  };
}

const COMPANY: Data = {
  name: "J&L Maintenance",
  blurb: SENTENCE,
  logoLight: logo("J&L"),
  icon: logo("J&L"),
  website: { url: "https://www.jlmaintenance.co.uk" },
  address: { building: "Unit 3", street: "Airfield Road", town: "Eye", county: "Suffolk", postcode: "IP23 7HU" },
  phone: { display: "01379 870 000" },
  email: { address: "info@jlmaintenance.co.uk" },
  social: [{ platform: "Facebook", href: "https://www.facebook.com/jlmaintenance" }],
};

/** Data of small but complete content in which the check finds nothing at all. */
export function soundData(): Record<string, Data> {
  const data: Record<string, Data> = {
    "company.json": COMPANY,
    "navigation.json": {
      header: [
        { title: "Home", href: "/" },
        { title: "Services", href: "/services", list: "services" },
      ],
      contact: link("Contact us"),
      all: { services: "All services", projects: "All projects" },
      breadcrumb: { home: "Home", services: "Services", projects: "Projects" },
      footer: {
        quickLinks: { ...head, links: [link("Home", "/")] },
        services: head,
        contact: head,
        social: head,
        copyright: "All rights reserved.",
        privacy: link("Privacy", "/privacy"),
      },
    },
    "aliases.json": { aliases: [{ path: "/projects/coatings", caseStudy: "beams" }] },
    "redirects.json": { redirects: [{ from: "/dairy", to: "/projects/hall" }] },
    "accreditations.json": { items: logos(7) },
    "clients.json": { items: logos(6) },
    "team.json": {
      members: ["Anna", "Ben", "Cora"].map(name => ({
        id: name.toLowerCase(),
        name,
        designation: "Director",
        picture: { image: "./team/person.jpg", alt: `Portrait of ${name}` },
      })),
    },
    ...pages(),
  };
  SERVICES.forEach((slug, index) => (data[`services/${slug}.json`] = service(slug, index)));
  PROJECTS.forEach((slug, index) => (data[`case-studies/${slug}.json`] = caseStudy(slug, index)));
  data["case-studies/unwritten.json"] = caseStudy("unwritten", PROJECTS.length, true);
  for (const [path, file] of Object.entries(data)) {
    const { schema } = FILE_KINDS.find(kind =>
      kind.folder ? path.startsWith(`${kind.path}/`) : path === kind.path,
    ) ?? { schema: "" };
    data[path] = { $schema: `${path.includes("/") ? ".." : "."}/schemas/${schema}.schema.json`, ...file };
  }
  return structuredClone(data);
}

/** A plain picture in the format of its file name. */
export function picture(
  width: number,
  height: number,
  format: "jpeg" | "png" | "webp" | "gif" = "jpeg",
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#778899" } })
    [format]()
    .toBuffer();
}

/** The pictures that the sound content shows. */
export async function soundPictures(): Promise<Record<string, Buffer>> {
  const wide = await picture(1920, 1080);
  const photos = Array.from({ length: 16 }, (_, index) => [`photos/photo-${index + 1}.jpg`, wide] as const);
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>\n',
  );
  return { ...Object.fromEntries(photos), "team/person.jpg": await picture(800, 800), "logos/logo.svg": drawing };
}
