import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { elementsOf } from "../../../plugins/gatsby-plugin-hosting/read-html";
import { onPreRenderHTML } from "../../../plugins/gatsby-plugin-sharing/gatsby-ssr";

const graph = { "@graph": [{ "@type": "ImageObject", caption: "</script><script>alert(1)</script>" }] };
const pages = [{ path: "/gallery", card: { address: "/cards/gallery.jpg", alt: "Heron: gallery" }, graph }];
const cardSize = { width: 1200, height: 630 };
Object.assign(globalThis, { SHARED: { url: "https://example.co.uk", siteName: "Heron", cardSize, pages } });

/** The scripts in the head of the gallery. */
const scriptsOf = (title?: string) => {
  // In react-helmet's format.
  let head: ReactNode[] = [
    [title && <title key="t">{title}</title>],
    [<meta key="d" name="description" content="What it does" />],
    [<link key="c" rel="canonical" href="https://example.co.uk/gallery" />],
  ];
  const replaceHeadComponents = (all: ReactNode[]) => (head = all);
  onPreRenderHTML?.({ pathname: "/gallery", getHeadComponents: () => head, replaceHeadComponents } as never, {
    plugins: [],
  });
  return elementsOf(renderToStaticMarkup(head)).filter(({ name }) => name === "script");
};

test("no text can end the structured data early", () => {
  expect(scriptsOf("Gallery").map(({ text }) => JSON.parse(text) as unknown)).toEqual([graph]);
});

test("a page without a title is refused", () => {
  expect(() => scriptsOf()).toThrow("/gallery has no title or no description.");
});
