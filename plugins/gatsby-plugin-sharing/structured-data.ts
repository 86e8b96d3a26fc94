import type { Graph, Thing } from "schema-dts";
import type { Content } from "./content";
import { type SharedPage, pictureAddress } from "./pages";

/**
 * A page as schema.org data: only what it shows, without facts of the firm that have a `standIn`. Throws if a picture
 * was not made.
 */
export const structuredData = (content: Content, page: SharedPage): Graph => {
  const things: Thing[] = [];
  if (page.path === "/") things.push(website(content), firm(content));
  if (page.path === "/contact") things.push({ ...firm(content), ...workOf(content) });
  const service = content.services.nodes.find(({ path }) => path === page.path);
  if (service) things.push(serviceOf(content, service));
  const captioned = page.images.filter(({ caption }) => caption);
  things.push(...captioned.map(picture => imageOf(content, picture)));
  return { "@context": "https://schema.org", "@graph": things };
};

const imageOf = ({ company }: Content, picture: SharedPage["images"][number]): Thing => ({
  "@type": "ImageObject",
  contentUrl: company.website.url + pictureAddress(picture),
  caption: picture.caption,
  creditText: company.name,
});

/**
 * What Google requires wherever the firm is named. Home page and contact page add more under the same id. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
const named = ({ company: { name, website, address } }: Content) =>
  ({
    "@type": "GeneralContractor",
    "@id": `${website.url}/#firm`,
    name,
    url: `${website.url}/`,
    address: {
      "@type": "PostalAddress",
      ...(!address.standIn && {
        streetAddress: [address.building, address.street].filter(Boolean).join(", "),
        postalCode: address.postcode,
      }),
      // A real fact, even while other parts of the address are stand-ins.
      addressLocality: address.town,
      addressRegion: address.county,
      addressCountry: "GB",
    },
  }) as const;

const firm = (content: Content) => {
  const { blurb, website, phone, email, social } = content.company;
  const own = social.filter(({ standIn }) => !standIn).map(({ href }) => href);
  return {
    ...named(content),
    description: blurb,
    logo: `${website.url}/icon-512.png`,
    ...(!phone.standIn && { telephone: phone.display.replace(/^0 ?/, "+44 ") }),
    ...(!email.standIn && { email: email.address }),
    areaServed: counties(content),
    ...(own.length > 0 && { sameAs: own }),
  };
};

/** What the firm does, and in which towns. Not on the home page, whose document should stay short. */
const workOf = (content: Content) => ({
  areaServed: [...counties(content), ...towns(content)],
  makesOffer: content.services.nodes.map(
    ({ path, label }) =>
      ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: label, url: content.company.website.url + path },
      }) as const,
  ),
});

interface Area {
  readonly "@type": "AdministrativeArea" | "City";
  readonly name: string;
}

/** The counties in which the firm works. */
const counties = ({ company }: Content): readonly Area[] =>
  (company.areas ?? []).map(name => ({ "@type": "AdministrativeArea", name }));

/** The firm's own town, and the towns on the map of the contact page. */
const towns = ({ company, contactPage }: Content): readonly Area[] =>
  [company.address.town, ...contactPage.map.towns.map(({ name }) => name)].map(name => ({ "@type": "City", name }));

const website = (content: Content): Thing => {
  const { name, url, "@id": id } = named(content);
  return { "@type": "WebSite", "@id": `${url}#website`, url, name, inLanguage: "en-GB", publisher: { "@id": id } };
};

const serviceOf = (content: Content, { path, label, hero }: Content["services"]["nodes"][number]): Thing => ({
  "@type": "Service",
  name: label,
  description: hero.text,
  url: content.company.website.url + path,
  image: content.company.website.url + pictureAddress(hero.picture),
  areaServed: counties(content),
  provider: named(content),
});
