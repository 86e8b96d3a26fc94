import type { Content } from "../../../plugins/gatsby-plugin-sharing/content";
import { pictureAddress } from "../../../plugins/gatsby-plugin-sharing/pages";
import { structuredData } from "../../../plugins/gatsby-plugin-sharing/structured-data";

/** The structured data of the contact page, with the firm's facts real or stand-ins. */
const dataOf = (standIn: string | null) => {
  const address = { building: "Shed 7", street: "Rope Walk", town: "Eye", county: "Suffolk", postcode: "IP23 7HU" };
  const company = {
    name: "Harbour & Heron",
    blurb: "We work on Brae.",
    areas: ["Brae"],
    website: { url: "https://example.co.uk" },
    address: { ...address, standIn },
    phone: { display: "01379 870 000", standIn },
    email: { address: "hello@example.co.uk", standIn },
    social: [{ href: "https://www.facebook.com/heron", standIn }],
  };
  const content = { company, services: { nodes: [] } } as unknown as Content;
  return structuredData(content, { path: "/contact", title: "Contact", images: [] })["@graph"];
};

test("structured data has the firm's address, phone, e-mail and social pages", () => {
  expect(dataOf(null)).toMatchObject([
    {
      "@type": "GeneralContractor",
      address: { streetAddress: "Shed 7, Rope Walk", addressLocality: "Eye", postalCode: "IP23 7HU" },
      telephone: "+44 1379 870 000",
      email: "hello@example.co.uk",
      sameAs: ["https://www.facebook.com/heron"],
      areaServed: [{ name: "Brae" }],
    },
  ]);
});

test("stand-ins for the firm's facts are left out", () => {
  const json = JSON.stringify(dataOf("The firm still has to supply it."));
  expect(json).toContain('"addressLocality":"Eye"');
  for (const word of ["Shed 7", "IP23", "telephone", "hello@", "facebook"]) expect(json).not.toContain(word);
});

test("the URL of a picture has no path prefix", () => {
  const childImageSharp = { jpeg: { src: "/tried-out/static/roof.jpg" } };
  const image = { absolutePath: "/roof.jpg", internal: { contentDigest: "1" }, childImageSharp };
  expect(pictureAddress({ focus: null, image })).toBe("/static/roof.jpg");
});
