import { mkdir, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { simpleSitemapAndIndex } from "sitemap";
import { cardSize } from "./card";
import { drawCards, withCards } from "./cards";
import { type Content, contentQuery, readCompany } from "./content";
import { writeIcons } from "./icons";
import type { CardStyle, SharingOptions } from "./options";
import { pictureAddress, sharedPages } from "./pages";
import { securityTxt } from "./security-txt";
import { structuredData } from "./structured-data";

/** What search engines and social networks get: the indexed pages with their cards and structured data. */
const share = async (content: Content, options: SharingOptions) => {
  const { website, name, email } = content.company;
  const pages = await withCards(content, sharedPages(content, options), styleOf(options));
  const withData = pages.map(page => ({ ...page, graph: structuredData(content, page) }));
  return { url: website.url, siteName: name, email: email.address, cardSize, pages: withData };
};

export type Shared = Awaited<ReturnType<typeof share>>;

/** The options for the cards, without Gatsby's own. */
const styleOf = ({ colors, radius, cardFont }: SharingOptions): CardStyle => ({ colors, radius, cardFont });

/** Gatsby has no types for the options of a plugin. */
const typed = (options: object) => options as SharingOptions;

/** Checks the options in `gatsby-config.ts`. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const colour = Joi.string()
    .pattern(/^#[0-9A-F]{6}$/i, "#RRGGBB")
    .required();
  return Joi.object({
    colors: Joi.object({ brand: colour, ink: colour, paper: colour, muted: colour }).required(),
    radius: Joi.string().required(),
    cardFont: Joi.string().required(),
    overviewPaths: Joi.function().required(),
  });
};

let shared: Shared | undefined;

/** Writes the icons, also in `gatsby develop`. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (_, options) =>
  writeIcons("public", typed(options).colors);

/** Reads the content before the first page is rendered. */
export const createPages: GatsbyNode["createPages"] = async (build, options) => {
  if (process.env.NODE_ENV === "development") return;
  const answer = await build.graphql<Queries.SharingQuery>(contentQuery);
  const { data } = answer;
  if (!data) throw new Error(`The content could not be read: ${String(answer.errors)}`);
  shared = await share({ ...data, company: await readCompany() }, typed(options));
};

/** Puts these data into the bundle of `gatsby-ssr.tsx`, so that Gatsby renders the pages again when they change. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (!stage.endsWith("html")) return;
  // Gatsby's types call it a Function.
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ SHARED: JSON.stringify(shared ?? null) })] });
};

/** Draws the cards, and writes the sitemap, `robots.txt` and `security.txt`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  if (!shared) return;
  const { url, email, pages } = shared;
  await drawCards("public", pages, styleOf(typed(options)));
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
