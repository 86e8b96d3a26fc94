/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "../../../plugins/gatsby-plugin-sharing/gatsby-ssr";

const url = "https://example.co.uk";
const caption = "</script><script>alert(1)</script>";
const graph = {
  "@graph": [
    { "@type": "Service", name: "Roofs" },
    { "@type": "ImageObject", caption },
  ],
};
const cardOf = (name: string) => ({ card: { address: `/cards/${name}.jpg`, alt: `Heron: ${name}` } });
const pages = { "/": { ...cardOf("home"), graph }, "/gallery": { ...cardOf("gallery"), graph } };
Object.assign(globalThis, { SHARED: { url, siteName: "Heron", icon: null, pages } });

/** The head of a page as it is sent. */
const headOf = (pathname: string, canonical?: string, title?: string) => {
  // As react-helmet gives them.
  let head: ReactNode[] = [
    [title && <title key="t">{title}</title>],
    [<meta key="d" name="description" content="What it does" />],
    [canonical && <link key="c" rel="canonical" href={url + canonical} />],
  ];
  const args = { pathname, getHeadComponents: () => head, replaceHeadComponents: (all: ReactNode[]) => (head = all) };
  onPreRenderHTML?.(args as never, { plugins: [] });
  return renderToStaticMarkup(head);
};

const dataIn = (html: string) => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json && (JSON.parse(json) as typeof graph)["@graph"].map(thing => thing["@type"]);
};

test("no text can end the structured data early", () => {
  const html = headOf("/gallery", "/gallery", "Gallery");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(dataIn(html)).toEqual(["Service", "ImageObject"]);
});

test("an alias has the card and the data of its original, a view of the gallery has no data of pictures", () => {
  const alias = headOf("/pictures", "/gallery", "Gallery");
  expect([alias.includes(`${url}/cards/gallery.jpg`), dataIn(alias)]).toEqual([true, ["Service", "ImageObject"]]);
  expect(dataIn(headOf("/gallery/roofs", "/gallery", "Roofs"))).toEqual(["Service"]);
});

test("a page that is kept from search engines has the card of the home page and no data", () => {
  const html = headOf("/404.html", undefined, "Page Not Found");
  expect(html).toContain(`<meta property="og:image" content="${url}/cards/home.jpg"/>`);
  expect(html).toContain('<meta property="og:title" content="Page Not Found"/>');
  expect([html.includes("og:url"), dataIn(html)]).toEqual([false, undefined]);
});

test("a page without a title is refused", () => {
  expect(() => headOf("/gallery", "/gallery")).toThrow("/gallery has no title or no description.");
});
