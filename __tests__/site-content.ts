import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

/*
 * What the content says, for the tests of the built site and of the browser: whatever an editor may change in a JSON
 * file is read here, so that only what the specification fixes stands in a test.
 */

interface Link {
  readonly label: string;
  readonly href: string;
}

interface Titled {
  readonly title: string;
}

interface Picture {
  readonly image: string;
  /** Empty where the picture is a decoration. */
  readonly alt: string;
  /** What a slide shows, in a few words. */
  readonly subject?: string;
}

interface Page {
  readonly meta: { readonly label: string };
}

interface ServiceFile {
  readonly slug: string;
  readonly order: number;
  readonly label: string;
  readonly title: string;
  readonly layout: "standard" | "trades";
  readonly hero: { readonly heading: string; readonly features: readonly Titled[] };
  readonly subServices: { readonly items: readonly Titled[] };
  readonly benefits?: { readonly heading: string; readonly items: readonly Titled[] };
  readonly process?: { readonly steps: readonly Titled[] };
  readonly prompt?: { readonly heading: string; readonly action: Link };
}

/** One half of the story of a case study. */
interface Account {
  readonly paragraphs: readonly string[];
  readonly picture: Picture;
  readonly caption: string;
}

interface CaseStudyFile {
  readonly slug: string;
  readonly order: number;
  readonly name: string;
  readonly status: "published" | "placeholder";
  readonly featured: boolean;
  readonly service: string;
  readonly theme: "light" | "dark";
  readonly hero: { readonly action?: string };
  readonly challenge: Account;
  readonly results: Account;
}

/** The two headings of the header that open a panel. */
export type List = "services" | "projects";

const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;

const found = <T extends { readonly slug: string }>(all: readonly T[], slug: string): T => {
  const one = all.find(candidate => candidate.slug === slug);
  if (!one) throw new Error(`The content has no ${slug} of this kind.`);
  return one;
};

/** The name of a picture's file without folder and ending, which the built site keeps. */
export const fileName = ({ image }: Pick<Picture, "image">) => basename(image, extname(image));

/** Reads a folder with the content of a site. */
export const siteContent = (folder: string) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

  const readAll = (kind: string): unknown[] =>
    readdirSync(join(folder, kind))
      .filter(file => file.endsWith(".json"))
      .map(file => read(join(kind, file)));

  const company = read("company.json") as {
    readonly name: string;
    readonly website: { readonly url: string };
    readonly address: Readonly<Record<"building" | "street" | "town" | "county" | "postcode", string>>;
    readonly phone: { readonly display: string };
    readonly email: { readonly address: string };
    readonly social: readonly { readonly platform: string; readonly href: string; readonly standIn?: string }[];
  };

  const { building, street, town, county, postcode } = company.address;

  /** The postal address as on an envelope. */
  const addressLines = [building, street, town, county, postcode];

  /** Link that calls the firm: its number in international form, without spaces. */
  const phoneHref = `tel:+44${company.phone.display.replace(/\D/g, "").replace(/^(0|44)/, "")}`;

  const emailHref = `mailto:${company.email.address}`;

  /** What stands in the browser's tab on a page with this label. */
  const titled = (label: string) => `${company.name} | ${label}`;

  /** All services, in the order of the menus. */
  const services = (readAll("services") as ServiceFile[]).sort(byOrder).map(service => ({
    ...service,
    path: `/services/${service.slug}`,
    pageTitle: titled(service.label),
  }));

  /** Services whose page has sub-services to open, benefits to tick and a process. */
  const standardServices = services.flatMap(({ benefits, process, ...service }) =>
    service.layout === "standard" && benefits && process ? [{ ...service, benefits, process }] : [],
  );

  /** The service at `/services/<slug>`, one whose address the specification fixes. Throws where it is not there. */
  const standardService = (slug: string) => found(standardServices, slug);

  /** Services whose page shows its trades and a prompt in place of all that. */
  const tradesServices = services.flatMap(({ prompt, ...service }) =>
    service.layout === "trades" && prompt ? [{ ...service, prompt }] : [],
  );

  const serviceWords = read("pages/service.json") as {
    readonly quote: Link;
    readonly scroll: string;
    readonly hint: Readonly<Record<"touch" | "pointer", string>>;
    readonly stepper: Readonly<Record<"previous" | "next" | "step", string>>;
    readonly closing: { readonly heading: string; readonly primary: Link; readonly secondary: Link };
  };

  const caseStudyWords = read("pages/case-study.json") as {
    readonly titlePrefix: string;
    readonly tag: string;
    readonly action: Link;
    readonly scroll: string;
    readonly challenge: { readonly heading: string };
    readonly results: { readonly heading: string };
    readonly closing: { readonly heading: string; readonly action: Link };
  };

  /** All case studies in their order, placeholders among them. */
  const caseStudies = (readAll("case-studies") as CaseStudyFile[]).sort(byOrder).map(caseStudy => ({
    ...caseStudy,
    path: `/projects/${caseStudy.slug}`,
    pageTitle: titled(caseStudyWords.titlePrefix + caseStudy.name),
  }));

  const published = caseStudies.filter(({ status }) => status === "published");

  const placeholders = caseStudies.filter(({ status }) => status === "placeholder");

  /** The published case studies of the home page and the menus. */
  const featured = published.filter(caseStudy => caseStudy.featured);

  /** Second addresses, each with the path of the case study that it shows. */
  const aliases: Readonly<Record<string, string>> = Object.fromEntries(
    (
      read("aliases.json") as { readonly aliases: readonly { readonly path: string; readonly caseStudy: string }[] }
    ).aliases.map(({ path, caseStudy }) => [path, `/projects/${caseStudy}`]),
  );

  const home = read("pages/home.json") as Page & {
    readonly hero: {
      readonly headline: string;
      readonly primary: Link;
      readonly slides: readonly Picture[];
    };
    readonly services: { readonly cardAction: string };
    readonly projects: { readonly heading: string; readonly cardAction: string };
    readonly accreditations: { readonly heading: string };
    readonly clients: { readonly heading: string };
    readonly team: { readonly heading: string };
  };

  const { slides } = home.hero;

  const itemsOf = (file: string) => (read(file) as { readonly items: readonly { readonly name: string }[] }).items;

  const accreditations = itemsOf("accreditations.json");

  const clients = itemsOf("clients.json");

  /** The team, each with the words that the page calls the member by: the name, or the role where there is none. */
  const team = (
    read("team.json") as {
      readonly members: readonly { readonly id: string; readonly name?: string; readonly designation: string }[];
    }
  ).members.map(member => ({ ...member, name: member.name ?? member.designation }));

  const galleryPage = read("pages/gallery.json") as Page & {
    readonly hero: { readonly heading: string };
    readonly pictures: readonly (Picture & { readonly caption: string; readonly service?: string })[];
  };

  const contactPage = read("pages/contact.json") as Page & {
    readonly hero: { readonly heading: string };
    readonly heroAction: string;
    readonly form: Readonly<Record<"heading" | "submit" | "noScript", string>> & {
      readonly length: Readonly<Record<"left" | "cut", string>>;
      readonly privacyLink: { readonly label: string };
    };
    readonly reasons: { readonly heading: string };
    readonly details: { readonly heading: string };
    readonly map: Readonly<Record<"heading" | "action", string>>;
  };

  const servicesPage = read("pages/services.json") as Page;

  const projectsPage = read("pages/projects.json") as Page & {
    readonly paging: Readonly<Record<"label" | "page" | "previous" | "next", string>>;
  };

  const privacyPage = read("pages/privacy.json") as Page & {
    readonly topics: readonly { readonly heading: string }[];
  };

  const notFoundPage = read("pages/not-found.json") as Page;

  const errorPage = read("pages/error.json") as { readonly action: Link };

  const navigation = read("navigation.json") as {
    readonly header: readonly {
      readonly title: string;
      readonly href: string;
      readonly description?: string;
      readonly list?: List;
    }[];
    readonly contact: Link;
    readonly all: Readonly<Record<List, string>>;
  };

  /** The heading of the header that opens the panel of a list. Throws where there is none. */
  const menuEntry = (list: List) => {
    const entry = navigation.header.find(item => item.list === list);
    if (!entry) throw new Error(`The header has no menu of ${list}.`);
    return entry;
  };

  return {
    company,
    addressLines,
    phoneHref,
    emailHref,
    titled,
    services,
    standardServices,
    standardService,
    tradesServices,
    serviceWords,
    caseStudyWords,
    caseStudies,
    published,
    placeholders,
    featured,
    aliases,
    home,
    slides,
    accreditations,
    clients,
    team,
    galleryPage,
    contactPage,
    servicesPage,
    projectsPage,
    privacyPage,
    notFoundPage,
    errorPage,
    navigation,
    menuEntry,
  };
};

export type CaseStudy = ReturnType<typeof siteContent>["caseStudies"][number];
