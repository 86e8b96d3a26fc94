import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

/*
 * The content of the site under test. Tests read here what an editor may change, and contain only what the
 * specification fixes. The types are those of the tests' own content.
 */

type Standard = typeof import("./content/services/gutter-repair-replace.json");
type Trades = typeof import("./content/services/other-services.json");
type CaseStudyFile = typeof import("./content/case-studies/dairy-yard.json") & {
  readonly hero: { readonly action?: string };
};
type Gallery = typeof import("./content/pages/gallery.json");
type GalleryPicture = Gallery["pictures"][number] & { readonly service?: string; readonly caseStudy?: string };

interface Member {
  readonly id: string;
  /** Missing until the firm supplies it. */
  readonly name?: string;
  readonly designation: string;
  /** What the person looks after. */
  readonly remit?: string;
}

/** The two items of the header that open a panel. */
export type List = "services" | "projects";

const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;

/** A picture's file name without folder and extension. The built site keeps this name. */
export const fileName = ({ image }: { readonly image: string }) => basename(image, extname(image));

/** Reads the content of a site from its folder. */
export const siteContent = (folder: string) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

  const readAll = (kind: string) =>
    readdirSync(join(folder, kind))
      .filter(file => /^[^.].*\.json$/.test(file))
      .map(file => read(join(kind, file)));

  const company = read("company.json") as typeof import("./content/company.json");

  const { building, street, town, county, postcode } = company.address;

  /** The `<title>` of a page with this label. */
  const titled = (label: string) => `${company.name} | ${label}`;

  /** A page with its `<title>`. */
  const withTitle = <Words extends { readonly meta: { readonly label: string } }>(page: Words) => ({
    ...page,
    pageTitle: titled(page.meta.label),
  });

  /** All services, in the order of the menus. */
  const services = (readAll("services") as (Standard | Trades)[]).sort(byOrder).map(service => ({
    ...service,
    path: `/services/${service.slug}`,
    pageTitle: titled(service.label),
  }));

  /** Services whose page has sub-services to open, benefits to tick and a process. */
  const standardServices = services.filter(service => "benefits" in service);

  /** The service at `/services/<slug>`, an address that the specification fixes. Throws if it is missing. */
  const standardService = (slug: string) => {
    const service = standardServices.find(candidate => candidate.slug === slug);
    if (!service) throw new Error(`The content has no service ${slug}.`);
    return service;
  };

  const caseStudyWords = read("pages/case-study.json") as typeof import("./content/pages/case-study.json");

  /** All case studies in their order, including placeholders. */
  const caseStudies = (readAll("case-studies") as CaseStudyFile[]).sort(byOrder).map(caseStudy => ({
    ...caseStudy,
    path: `/projects/${caseStudy.slug}`,
    pageTitle: titled(`${caseStudyWords.titlePrefix} ${caseStudy.name}`),
  }));

  const published = caseStudies.filter(({ status }) => status === "published");

  const home = read("pages/home.json") as typeof import("./content/pages/home.json");

  const navigation = read("navigation.json") as typeof import("./content/navigation.json");

  return {
    company,
    /** The postal address as on an envelope. */
    addressLines: [building, street, town, county, postcode],
    /** The `tel:` link: the number in international form, without spaces. */
    phoneHref: `tel:+44${company.phone.display.replace(/\D/g, "").replace(/^(0|44)/, "")}`,
    emailHref: `mailto:${company.email.address}`,
    titled,
    services,
    standardServices,
    standardService,
    /** Services whose page shows trades and a prompt instead. */
    tradesServices: services.filter(service => "prompt" in service),
    serviceWords: read("pages/service.json") as typeof import("./content/pages/service.json"),
    caseStudyWords,
    caseStudies,
    published,
    placeholders: caseStudies.filter(({ status }) => status === "placeholder"),
    /** The published case studies of the home page and the menus. */
    featured: published.filter(({ featured }) => featured),
    /** Aliases, each with the path of its case study. */
    aliases: Object.fromEntries(
      (read("aliases.json") as typeof import("./content/aliases.json")).aliases.map(
        ({ path, caseStudy }) => [path, `/projects/${caseStudy}`] as const,
      ),
    ),
    home,
    slides: home.hero.slides,
    accreditations: (read("accreditations.json") as typeof import("./content/accreditations.json")).items,
    clients: (read("clients.json") as typeof import("./content/clients.json")).items,
    /** The label of each team member: the name, or the role if there is no name. */
    team: (read("team.json") as { readonly members: readonly Member[] }).members.map(member => ({
      ...member,
      name: member.name ?? member.designation,
    })),
    galleryPage: withTitle(
      read("pages/gallery.json") as Omit<Gallery, "pictures"> & { readonly pictures: readonly GalleryPicture[] },
    ),
    contactPage: read("pages/contact.json") as typeof import("./content/pages/contact.json"),
    servicesPage: withTitle(read("pages/services.json") as typeof import("./content/pages/services.json")),
    projectsPage: read("pages/projects.json") as typeof import("./content/pages/projects.json"),
    privacyPage: read("pages/privacy.json") as typeof import("./content/pages/privacy.json"),
    notFoundPage: read("pages/not-found.json") as typeof import("./content/pages/not-found.json"),
    errorPage: read("pages/error.json") as typeof import("./content/pages/error.json"),
    navigation,
    /** The item of the header that opens the panel of a list. Throws if it is missing. */
    menuEntry: (list: string) => {
      const entry = navigation.header.find(item => item.list === list);
      if (!entry) throw new Error(`The header has no menu of ${list}.`);
      return entry;
    },
  };
};
