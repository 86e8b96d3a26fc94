import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { typeNameOf } from "./plugins/gatsby-plugin-content/file-kinds";
import { contentDirectory } from "./plugins/gatsby-plugin-content/content-directory";

const settings = `.env.${process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "production"}`;
if (existsSync(settings)) process.loadEnvFile(settings);
// Must be set, even if empty: webpack then removes the code that needs it.
process.env.GATSBY_VITALS_URL ??= "";

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Only `gatsby build --prefix-paths` uses it.
  pathPrefix: process.env.PATH_PREFIX,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./plugins/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-content",
    "gatsby-plugin-emoji",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-static-emotion",
    "gatsby-plugin-late-scripts",
    // 4:2:0 saves 9 % of the photographs' bytes. Effort 3 looks as good as 1 with a tenth fewer bytes, but takes three
    // times as long; 4, the default, takes twelve times as long as 1.
    { resolve: "gatsby-plugin-lean-avif", options: { chromaSubsampling: "4:2:0", effort: 3 } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif"],
          placeholder: "dominantColor",
          breakpoints: [240, 400, 730],
          // Butteraugli 3-norm at most 1.7, for phones with a pixel ratio of 2 or 3. `Wide` in
          // src/components/picture.tsx has at most 1.3.
          avifOptions: { quality: 51 },
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentDirectory,
        ignore: ["**/schemas/**", "**/guide/**", "**/*.md", `**/${contentDirectory}/**/.*`],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    {
      resolve: "gatsby-plugin-editor",
      options: {
        repository: process.env.EDITOR_REPOSITORY,
        branch: process.env.EDITOR_BRANCH,
        signIn: process.env.EDITOR_SIGN_IN,
      },
    },
    "gatsby-plugin-sharing",
    "gatsby-plugin-hosting",
    // Last, because a build is complete when all other plugins have run.
    "gatsby-plugin-complete-build",
  ],
};

export default config;
