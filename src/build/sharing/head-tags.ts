import type { SharedCard } from "./cards";
import { cardSize } from "./card";

interface Told {
  readonly card: SharedCard;
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  readonly siteName: string;
  /** The site's icon, an SVG, which is asked for no more when it stands in the page. */
  readonly icon: string;
  /** What the page says to search engines, if anything. */
  readonly data?: object;
}

/** What earlier builds have put into a page that Gatsby has not written anew. */
const earlier = /<meta property="og:type".*?(?=<style)|<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * A page's HTML with what only machines read: tags for social networks, from its own title, description and canonical
 * link, and its structured data. Written into the HTML and nowhere else, so that no visitor loads a script for it.
 * Throws when the page has no title or no description.
 */
export const withHeadTags = (html: string, { card, url, siteName, icon, data }: Told): string => {
  const bare = html.replace(earlier, "");
  const title = found(bare, /<title[^>]*>(.*?)<\/title>/s, "title");
  const description = found(bare, /<meta[^>]*name="description"[^>]*content="([^"]*)"/, "description");
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(bare)?.[1];
  const image = escaped(url + card.address);
  const alt = escaped(card.alt);
  const tags = [
    property("og:type", "website"),
    property("og:site_name", escaped(siteName)),
    property("og:locale", "en_GB"),
    property("og:title", title),
    property("og:description", description),
    ...(canonical ? [property("og:url", canonical)] : []),
    property("og:image", image),
    property("og:image:type", "image/jpeg"),
    property("og:image:width", String(cardSize.width)),
    property("og:image:height", String(cardSize.height)),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", title),
    named("twitter:description", description),
    named("twitter:image", image),
    named("twitter:image:alt", alt),
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${inAddress(icon.trim().replace(/>\s+</g, "><"))}">`,
  ];
  const script = data ? `<script type="application/ld+json">${json(data)}</script>` : "";
  return bare.replace("<style", () => `${tags.join("")}<style`).replace("</head>", () => `${script}</head>`);
};

/** These values stand escaped in the page already. */
const found = (html: string, pattern: RegExp, what: string) => {
  const value = pattern.exec(html)?.[1];
  if (!value) throw new Error(`A page has no ${what}.`);
  return value.replaceAll('"', "&quot;");
};

const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** SVG as part of an address in an attribute, which apostrophes make shorter than escaped quotation marks. */
const inAddress = (svg: string) =>
  (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replace(/[\s"%&#<>]/g, encodeURIComponent);

/** JSON that no text in it can end early. */
const json = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
