/** @jest-environment node */
import type { Content } from "../../../plugins/gatsby-plugin-sharing/content";
import { sharedPages } from "../../../plugins/gatsby-plugin-sharing/pages";
import { structuredData } from "../../../plugins/gatsby-plugin-sharing/structured-data";

const image = {
  absolutePath: "/roof.jpg",
  internal: { contentDigest: "1" },
  // As in a build that is tried out below a path.
  childImageSharp: { jpeg: { src: "/tried-out/static/roof.jpg" } },
} as const;
const picture = { alt: "A roof", focus: null, image };
const hero = { heading: "A heading", picture };
const label = { meta: { label: "A page" } };

const content = (standIn: string | null): Content => ({
  company: {
    name: "Harbour & Heron",
    blurb: "We work on Brae.",
    areas: ["Brae"],
    icon: { image: { publicURL: "/icon.svg" } },
    logoLight: { image: { absolutePath: "/logo.svg" } },
    website: { url: "https://example.co.uk" },
    address: { building: "Shed 7", street: "Rope Walk", town: "Eye", county: "Suffolk", postcode: "IP23 7HU", standIn },
    phone: { display: "01379 870 000", standIn },
    email: { address: "hello@example.co.uk", standIn },
    social: [{ href: "https://www.facebook.com/heron", standIn }],
  },
  navigation: { breadcrumb: { home: "Start", services: "Services", projects: "Case studies" } },
  homePage: { hero: { headline: "Sound and dry", slides: [picture] } },
  servicesPage: { hero },
  projectsPage: { hero, paging: { page: "Page" } },
  contactPage: { ...label, hero },
  privacyPage: { ...label, hero: { ...hero, picture: null } },
  galleryPage: { ...label, hero, pictures: [{ ...picture, caption: "A dry roof" }] },
  services: {
    nodes: [{ path: "/services/roofs", label: "Roofs", hero: { text: "We mend.", picture } }],
  },
  caseStudyShared: { tag: "Case Study" },
  caseStudies: { nodes: [] },
});

const thingOn = (path: string, type: string, of: Content) => {
  const page = sharedPages(of).find(each => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const things = structuredData(of, page)["@graph"] as readonly Readonly<Record<string, unknown>>[];
  return things.find(thing => thing["@type"] === type);
};

test("search engines are told the firm's address, phone, e-mail and social pages", () => {
  expect(thingOn("/", "GeneralContractor", content(null))).toMatchObject({
    address: { streetAddress: "Shed 7, Rope Walk", addressLocality: "Eye", postalCode: "IP23 7HU" },
    telephone: "+44 1379 870 000",
    email: "hello@example.co.uk",
    sameAs: ["https://www.facebook.com/heron"],
    areaServed: [{ name: "Brae" }],
  });
});

test("what still stands in for the firm's own facts is left out", () => {
  const told = JSON.stringify(thingOn("/contact", "GeneralContractor", content("The firm still has to supply it.")));
  expect(told).toContain('"addressLocality":"Eye"');
  for (const word of ["Shed 7", "IP23", "telephone", "hello@", "facebook"]) expect(told).not.toContain(word);
});

test("a captioned picture is told in its largest size", () => {
  expect(thingOn("/gallery", "ImageObject", content(null))).toMatchObject({
    contentUrl: "https://example.co.uk/static/roof.jpg",
    caption: "A dry roof",
  });
});

test("the way to a service leads by the list of services", () => {
  expect(thingOn("/services/roofs", "BreadcrumbList", content(null))?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: "https://example.co.uk/" },
    { "@type": "ListItem", position: 2, name: "Services", item: "https://example.co.uk/services" },
    { "@type": "ListItem", position: 3, name: "Roofs" },
  ]);
});
