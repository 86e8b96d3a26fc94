import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { encodeAvifLean } from "./src/build/avif-encoding";
import { typeNameOf } from "./src/contract/file-kinds";
import { contentDirectory } from "./src/build/content-directory";

encodeAvifLean();

// Empty rather than unset, so that bundling knows it and leaves out what only a set one needs.
const settings = `.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "production"}`;
if (existsSync(settings)) process.loadEnvFile(settings);
process.env.GATSBY_VITALS_URL ??= "";

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Heeded by gatsby build --prefix-paths alone.
  pathPrefix: process.env.PATH_PREFIX,
  jsxRuntime: "automatic",
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif"],
          placeholder: "dominantColor",
          breakpoints: [240, 400, 730, 1080, 1440, 1920],
          avifOptions: { quality: 46 },
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: contentDirectory, ignore: ["**/schemas/**", "**/guide/**", "**/*.md"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
  ],
};

export default config;
