import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import subsetFont from "subset-font";

const source = "@fontsource/noto-emoji/files/noto-emoji-emoji-500-normal.woff2";

/** Path of the font file. In the site its name is `gatsby-plugin-emoji/emoji.woff2`. */
const fontFile = ".cache/emoji.woff2";

/** Lets modules of the site import the font. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-plugin-emoji/emoji.woff2$": resolve(fontFile) } } });

/** The emoji in the font file. If they have not changed, no new file is made. */
let inFont: string | undefined;

/** Makes a font with only the emoji in the content. In `gatsby develop`, Gatsby calls this again after each change. */
export const createPages: GatsbyNode["createPages"] = async build => {
  const answer = await build.graphql<Queries.EmojiQuery>(/* GraphQL */ `
    query Emoji {
      services: allService {
        icons: distinct(field: { subServices: { items: { icon: SELECT } } })
      }
    }
  `);
  const { data } = answer;
  if (!data) throw new Error(`The emoji could not be read: ${String(answer.errors)}`);
  const emoji = data.services.icons.join("");
  if (emoji === inFont) return;
  const font = await readFile(createRequire(`${process.cwd()}/`).resolve(source));
  await writeFile(fontFile, await subsetFont(font, emoji, { targetFormat: "woff2" }));
  inFont = emoji;
};
