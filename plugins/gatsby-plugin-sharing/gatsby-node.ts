import { mkdir, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { simpleSitemapAndIndex } from "sitemap";
import { cardSize } from "./card";
import { drawCards, withCards } from "./cards";
import { type Content, contentQuery, readCompany } from "./content";
import { writeIcons } from "./icons";
import { pictureAddress, sharedPages } from "./pages";
import { securityTxt } from "./security-txt";
import { structuredData } from "./structured-data";

/** What search engines and social networks get: the indexed pages with their cards and structured data. */
const share = async (content: Content) => {
  const { website, name, email } = content.company;
  const pages = await withCards(content, sharedPages(content));
  const withData = pages.map(page => ({ ...page, graph: structuredData(content, page) }));
  return { url: website.url, siteName: name, email: email.address, cardSize, pages: withData };
};

export type Shared = Awaited<ReturnType<typeof share>>;

let shared: Shared | undefined;

/** Writes the icons, also in `gatsby develop`. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIcons("public");

/** Reads the content before the first page is rendered. */
export const createPages: GatsbyNode["createPages"] = async build => {
  if (process.env.NODE_ENV === "development") return;
  const { data, ...answer } = await build.graphql<Queries.SharingQuery>(contentQuery);
  if (!data) throw new Error(`The content could not be read: ${String(answer.errors)}`);
  shared = await share({ ...data, company: await readCompany() });
};

/** Puts these data into the bundle of `gatsby-ssr.tsx`, so that Gatsby renders the pages again when they change. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (!stage.endsWith("html")) return;
  // Gatsby's types call it a Function.
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ SHARED: JSON.stringify(shared ?? null) })] });
};

/** Draws the cards, and writes the sitemap, `robots.txt` and `security.txt`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  if (!shared) return;
  const { url, email, pages } = shared;
  await drawCards("public", pages);
  await simpleSitemapAndIndex({
    hostname: url,
    destinationDir: "public",
    sourceData: pages.map(({ path, images }) => ({ url: path, img: [...new Set(images.map(pictureAddress))] })),
    gzip: false,
  });
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap-index.xml\n`);
  await mkdir("public/.well-known", { recursive: true });
  await writeFile("public/.well-known/security.txt", securityTxt(url, email));
};
