import type { Content } from "../../../plugins/gatsby-plugin-sharing/content";
import { pictureAddress } from "../../../plugins/gatsby-plugin-sharing/pages";
import { structuredData } from "../../../plugins/gatsby-plugin-sharing/structured-data";
import facts from "../../content/company.json";
import { map } from "../../content/pages/contact.json";

/** The structured data of the contact page, with the firm's facts real or stand-ins. */
const graphWith = (standIn: string | null, changedAddress: object = {}) => {
  const { address, phone, email, social } = facts;
  const company = {
    ...facts,
    address: { ...address, standIn, ...changedAddress },
    phone: { ...phone, standIn },
    email: { ...email, standIn },
    social: social.map(page => ({ ...page, standIn })),
  };
  const content = { company, contactPage: { map }, services: { nodes: [] } } as unknown as Content;
  return structuredData(content, { path: "/contact", title: "Contact", images: [] })["@graph"];
};

test("structured data has the firm's address, phone, e-mail and social pages", () => {
  expect(graphWith(null)).toMatchObject([
    {
      "@type": "GeneralContractor",
      address: { streetAddress: "Shed 7, Old Rope Walk", addressLocality: "Braeport", postalCode: "IP99 9ZZ" },
      telephone: "+44 1632 960 777",
      email: "hello@harbour-heron.example",
      sameAs: facts.social.map(({ href }) => href),
      areaServed: [
        { "@type": "AdministrativeArea", name: "Brae" },
        ...["Braeport", "Northwick", "Saltmarsh", "Cove"].map(name => ({ "@type": "City", name })),
      ],
    },
  ]);
});

test.each([
  [{ street: null }, "Shed 7"],
  [{ building: null }, "Old Rope Walk"],
])("structured data of an address without one of its lines has the other", (missing, streetAddress) => {
  expect(graphWith(null, missing)).toMatchObject([{ address: { streetAddress } }]);
});

test("stand-ins for the firm's facts are left out", () => {
  const json = JSON.stringify(graphWith("The firm still has to supply it."));
  expect(json).toContain('"addressLocality":"Braeport"');
  for (const word of ["Shed 7", "IP99", "telephone", "hello@", "facebook"]) expect(json).not.toContain(word);
});

test("the URL of a picture has no path prefix", () => {
  const childImageSharp = { jpeg: { src: "/tried-out/static/roof.jpg" } };
  const image = { absolutePath: "/roof.jpg", internal: { contentDigest: "1" }, childImageSharp };
  expect(pictureAddress({ focus: null, image })).toBe("/static/roof.jpg");
});
