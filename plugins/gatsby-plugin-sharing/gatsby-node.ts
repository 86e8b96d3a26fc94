import { mkdir, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { simpleSitemapAndIndex } from "sitemap";
import { cardSize } from "./card";
import { type PageWithCard, drawCards, withCards } from "./cards";
import { type Content, contentQuery, readCompany } from "./content";
import { writeIcons } from "./icons";
import { pictureAddress, sharedPages } from "./pages";
import { securityTxt } from "./security-txt";
import { structuredData } from "./structured-data";

let planned: { readonly content: Content; readonly pages: readonly PageWithCard[] } | undefined;

/** Writes the icons, also in `gatsby develop`. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIcons("public");

/** Reads the content before the first page is rendered. */
export const createPages: GatsbyNode["createPages"] = async build => {
  if (process.env.NODE_ENV === "development") return;
  const { data, ...answer } = await build.graphql<Queries.SharingQuery>(contentQuery);
  if (!data) throw new Error(`The content could not be read: ${String(answer.errors)}`);
  const content = { ...data, company: await readCompany() };
  planned = { content, pages: await withCards(content, sharedPages(content)) };
};

/** The data for the heads of pages. `pages` are the indexed ones, by canonical path. */
const sharedOf = ({ content, pages }: NonNullable<typeof planned>) => ({
  url: content.company.website.url,
  siteName: content.company.name,
  cardSize,
  pages: Object.fromEntries(pages.map(page => [page.path, { card: page.card, graph: structuredData(content, page) }])),
});

export type Shared = ReturnType<typeof sharedOf>;

/** Puts these data into the bundle of `gatsby-ssr.tsx`, so that Gatsby renders the pages again when they change. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (!stage.endsWith("html")) return;
  // Gatsby's types call it a Function.
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ SHARED: JSON.stringify(planned ? sharedOf(planned) : null) })] });
};

/** Draws the cards, and writes the sitemap, `robots.txt` and `security.txt`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  if (!planned) return;
  const { content, pages } = planned;
  const { website, email } = content.company;
  await drawCards("public", pages);
  await simpleSitemapAndIndex({
    hostname: website.url,
    destinationDir: "public",
    sourceData: pages.map(({ path, images }) => ({
      url: path,
      img: [...new Set(images.map(pictureAddress))].map(url => ({ url })),
    })),
    gzip: false,
  });
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${website.url}/sitemap-index.xml\n`);
  await mkdir("public/.well-known", { recursive: true });
  await writeFile("public/.well-known/security.txt", securityTxt(website.url, email.address));
};
