import type { GatsbyConfig } from "gatsby";
import { encodeAvifFaster } from "./src/build/avif-effort";
import { mirrorDirectory } from "./src/build/develop/mirror";
import { typeNameOf } from "./src/build/content/file-kinds";

encodeAvifFaster();

/** While developing, Gatsby sees only content without errors: see `src/build/develop/`. */
const contentDirectory = process.env.NODE_ENV === "development" ? mirrorDirectory : "content";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["jpg", "avif"],
          placeholder: "dominantColor",
          breakpoints: [400, 640, 960, 1280, 1920],
          jpgOptions: { quality: 70 },
          avifOptions: { quality: 52 },
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
