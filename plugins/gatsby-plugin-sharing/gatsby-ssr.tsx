import { type GatsbySSR, withPrefix } from "gatsby";
import { isValidElement } from "react";
import type { Shared } from "./gatsby-node";

/** Set by `gatsby-node.ts`; null in `gatsby develop`. */
declare const SHARED: Shared | null;

/** `icons.ts` makes the files. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents([
    <link key="ico" rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />,
    <link key="svg" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,
  ]);

const isElement = isValidElement<Readonly<Record<string, string | undefined>>>;

/**
 * Adds to a page's head the tags for social networks, made from its title, description and canonical link, and its
 * structured data. Throws if the page has no title or no description.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (!SHARED) return;
  const { url, siteName, cardSize, pages } = SHARED;
  const head = getHeadComponents().flat().filter(isElement);
  const title = head.find(({ type }) => type === "title")?.props.children;
  const description = head.find(({ props }) => props.name === "description")?.props.content;
  if (!title || !description) throw new Error(`${pathname} has no title or no description.`);
  const canonical = head.find(({ props }) => props.rel === "canonical")?.props.href;
  const path = canonical?.slice(url.length) ?? "";
  const page = pages.find(shared => shared.path === path);
  const card = (page ?? pages[0])?.card;
  if (!card) throw new Error("There is no social card of the home page.");
  const image = url + card.address;
  const tags = {
    "og:type": "website",
    "og:site_name": siteName,
    "og:locale": "en_GB",
    "og:title": title,
    "og:description": description,
    ...(canonical && { "og:url": canonical }),
    "og:image": image,
    "og:image:width": String(cardSize.width),
    "og:image:height": String(cardSize.height),
    "og:image:alt": card.alt,
    // X reads its title, description and picture from the tags above.
    "twitter:card": "summary_large_image",
    "twitter:image:alt": card.alt,
  };
  // A view of the gallery shows only some of its pictures.
  const isView = pathname.startsWith(`${path}/`);
  const things = page?.graph["@graph"].filter(thing => !isView || !isPicture(thing)) ?? [];
  // No text in it can close the script element.
  const data = things.length > 0 && JSON.stringify({ ...page?.graph, "@graph": things }).replaceAll("<", "\\u003c");
  replaceHeadComponents([
    ...getHeadComponents(),
    ...Object.entries(tags).map(([name, content]) =>
      name.startsWith("og:") ? (
        <meta key={name} property={name} content={content} />
      ) : (
        <meta key={name} name={name} content={content} />
      ),
    ),
    data && <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />,
  ]);
};

const isPicture = (thing: unknown) => (thing as { "@type"?: string })["@type"] === "ImageObject";
