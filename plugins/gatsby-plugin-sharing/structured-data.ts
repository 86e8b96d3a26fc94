import type {
  AdministrativeArea,
  BreadcrumbList,
  GeneralContractor,
  Graph,
  ImageObject,
  PostalAddress,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { Content } from "./content";
import { type SharedPage, pictureAddress } from "./pages";

/**
 * What a page says to search engines in schema.org's words: only what it shows, and nothing that still stands in for
 * the firm's own facts. Throws when a picture was not made.
 */
export const structuredData = (content: Content, page: SharedPage): Graph => {
  const service = content.services.nodes.find(({ path }) => path === page.path);
  const things: Thing[] = [
    ...(page.path === "/" ? [website(content)] : []),
    ...(page.path === "/" || page.path === "/contact" ? [firm(content)] : []),
    ...(service ? [serviceOf(content, service)] : []),
    ...(page.trail.length > 0 ? [breadcrumb(content, page)] : []),
    ...page.images.flatMap(({ picture, caption }) => (caption ? [captioned(content, picture, caption)] : [])),
  ];
  return { "@context": "https://schema.org", "@graph": things };
};

/** The firm as every page may name it; the home page and the contact page tell the rest under the same id. */
const named = ({ company: { name, website } }: Content) =>
  ({ "@type": "GeneralContractor", "@id": `${website.url}/#firm`, name, url: `${website.url}/` }) as const;

const firm = (content: Content): GeneralContractor => {
  const { blurb, website, phone, email, social } = content.company;
  const own = social.filter(({ standIn }) => !standIn).map(({ href }) => href);
  return {
    ...named(content),
    description: blurb,
    logo: `${website.url}/icon-512.png`,
    address: address(content),
    ...(!phone.standIn && { telephone: phone.display.replace(/^0 ?/, "+44 ") }),
    ...(!email.standIn && { email: email.address }),
    areaServed: areas(content),
    makesOffer: content.services.nodes.map(({ path, label }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name: label, url: website.url + path },
    })),
    ...(own.length > 0 && { sameAs: own }),
  };
};

/** While the address stands in for the real one, the town and the county alone are the firm's own. */
const address = ({ company }: Content): PostalAddress => {
  const { building, street, town, county, postcode, standIn } = company.address;
  return {
    "@type": "PostalAddress",
    ...(!standIn && { streetAddress: `${building}, ${street}`, postalCode: postcode }),
    addressLocality: town,
    addressRegion: county,
    addressCountry: "GB",
  };
};

const areas = ({ company }: Content): AdministrativeArea[] =>
  (company.areas ?? []).map(name => ({ "@type": "AdministrativeArea", name }));

const website = (content: Content): WebSite => {
  const { name, url, "@id": id } = named(content);
  return { "@type": "WebSite", "@id": `${url}#website`, url, name, inLanguage: "en-GB", publisher: { "@id": id } };
};

const serviceOf = (content: Content, { path, label, hero }: Content["services"]["nodes"][number]): Service => {
  const { url } = content.company.website;
  return {
    "@type": "Service",
    name: label,
    description: hero.text,
    url: url + path,
    image: url + pictureAddress(hero.picture),
    areaServed: areas(content),
    provider: named(content),
  };
};

const breadcrumb = ({ company }: Content, { trail }: SharedPage): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    ...(path && { item: company.website.url + path }),
  })),
});

const captioned = (
  { company }: Content,
  picture: Parameters<typeof pictureAddress>[0],
  caption: string,
): ImageObject => ({
  "@type": "ImageObject",
  contentUrl: company.website.url + pictureAddress(picture),
  caption,
});
