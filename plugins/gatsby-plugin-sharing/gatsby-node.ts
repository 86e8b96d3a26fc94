import { writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { simpleSitemapAndIndex } from "sitemap";
import { drawCards, planCards } from "./cards";
import { type Content, contentQuery } from "./content";
import { writeIcons } from "./icons";
import { pictureAddress, sharedPages } from "./pages";
import { writeSecurityTxt } from "./security-txt";
import type { Shared } from "./shared";
import { structuredData } from "./structured-data";

interface Options {
  /** The folder of the content. */
  readonly content: string;
}

type Args<Hook extends "onPostBootstrap" | "createPages"> = Parameters<NonNullable<GatsbyNode[Hook]>>[0];

/** While developing too. */
export const onPostBootstrap = (_: Args<"onPostBootstrap">, { content }: Options) => writeIcons("public", content);

type Plan = Awaited<ReturnType<typeof plan>>;

let planned: Plan | undefined;

/** What is made for sharing, read from the content before the first page is rendered. */
const plan = async (content: Content) => ({ content, cards: await planCards(content, sharedPages(content)) });

const sharedOf = ({ content, cards }: Plan): Shared => ({
  url: content.company.website.url,
  siteName: content.company.name,
  icon: content.company.icon.image.publicURL,
  pages: Object.fromEntries(
    [...cards].map(([page, { link }]) => [page.path, { card: link, graph: structuredData(content, page) }]),
  ),
});

export const createPages: GatsbyNode["createPages"] = async build => {
  if (process.env.NODE_ENV === "development") return;
  const { data, ...answer } = await build.graphql<Content>(contentQuery);
  if (!data) throw new Error(`The content could not be read: ${String(answer.errors)}`);
  planned = await plan(data);
};

/** Hands the data to `gatsby-ssr.tsx`. They are part of its bundle, so that Gatsby renders the pages anew when they change. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (!stage.endsWith("html")) return;
  // Gatsby's types call it a Function.
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ SHARED: JSON.stringify(planned ? sharedOf(planned) : null) })] });
};

/** Draws the cards, and writes the sitemap, `robots.txt` and `security.txt`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  if (!planned) return;
  const { content, cards } = planned;
  const { website, email } = content.company;
  await drawCards("public", [...cards.values()]);
  await simpleSitemapAndIndex({
    hostname: website.url,
    destinationDir: "public",
    sourceData: [...cards.keys()].map(({ path, images }) => ({
      url: path,
      img: [...new Set(images.map(({ picture }) => pictureAddress(picture)))].map(url => ({ url })),
    })),
    gzip: false,
  });
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${website.url}/sitemap-index.xml\n`);
  await writeSecurityTxt("public", website.url, email.address, new Date());
};
