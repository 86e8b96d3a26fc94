import { relative, sep } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { fileKindOf } from "./plugins/gatsby-plugin-content/file-kinds";
import { contentDirectory } from "./plugins/gatsby-plugin-content/content-directory";
import { ignoredIn } from "./plugins/gatsby-plugin-content/ignored-files";
import type { ContentPath } from "./plugins/gatsby-plugin-content/paths";
import { addressesIn } from "./plugins/gatsby-plugin-preflight/settings";
import { loadSettings, settingsFile, settingsMode } from "./plugins/gatsby-plugin-preflight/settings-file";
import { storesEnquiries } from "./src/enquiry/stores-enquiries";
import { overviewPages } from "./src/templates/overview-pages";
import { cardFontFile } from "./src/theme/font-subsets";
import { stylePrefix } from "./src/theme/style-prefix";
import { color, shape } from "./src/theme/tokens";

loadSettings(settingsFile(settingsMode()));
// Must be set, even if empty: webpack then removes the code that needs it.
process.env.GATSBY_VITALS_URL ??= "";

const isIgnored = ignoredIn(process.cwd());

/** Whether Gatsby leaves out a file or folder of the content. */
const isNoContent = (path: string) => {
  const inside = relative(contentDirectory, path);
  const [folder = "", ...below] = inside.split(sep);
  // Gatsby also asks for the folder above the content.
  const isHidden = [folder, ...below].some(name => name.startsWith(".") && name !== "..");
  // Only a path inside of a folder can be ignored.
  if (folder !== "" && folder !== ".." && isIgnored(inside)) return true;
  return folder === "schemas" || folder === "guide" || isHidden || path.endsWith(".md");
};

/** The addresses that the scripts of a page may connect to, besides the site's own. */
const connections = () => {
  const { GATSBY_SUPABASE_URL, GATSBY_ENQUIRY_WEBHOOKS, GATSBY_VITALS_URL } = process.env;
  const addresses = [GATSBY_SUPABASE_URL, ...addressesIn(GATSBY_ENQUIRY_WEBHOOKS), GATSBY_VITALS_URL];
  return addresses.filter(address => address !== undefined && address !== "");
};

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Only `gatsby build --prefix-paths` uses it.
  pathPrefix: process.env.PATH_PREFIX,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    // The files with queries besides those in src. Gatsby reads them again after each save: with all plugins, 0.2 s longer.
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/*/gatsby-node.ts",
      "./plugins/gatsby-plugin-sharing/content.ts",
    ],
  },
  plugins: [
    "gatsby-plugin-preflight",
    "gatsby-plugin-private-develop",
    "gatsby-plugin-content",
    "gatsby-plugin-emoji",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-static-emotion", options: { prefix: stylePrefix } },
    "gatsby-plugin-late-scripts",
    // Before the image plugins: they read the number of jobs, which this one sets, when they are loaded.
    "gatsby-plugin-lean-avif",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Some phones write odd JPEG headers, which browsers ignore. The check of the content finds real damage.
        failOn: "error",
        defaults: {
          formats: ["avif"],
          placeholder: "dominantColor",
          // For phones with a pixel ratio of 2 or 3. The queries of larger pictures have their own (src/pictures/picture.tsx).
          avifOptions: { quality: 51 },
          // In px.
          breakpoints: [240, 400, 730],
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentDirectory,
        // A pattern would also match the names of the folders above the project.
        ignore: [isNoContent],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: ContentPath } }) => fileKindOf(node.relativePath)?.type },
    },
    {
      resolve: "gatsby-plugin-editor",
      options: {
        repository: process.env.EDITOR_REPOSITORY,
        branch: process.env.EDITOR_BRANCH,
        signIn: process.env.EDITOR_SIGN_IN,
      },
    },
    {
      resolve: "gatsby-plugin-sharing",
      options: {
        colors: { brand: color.brand, ink: color.ink, paper: color.paper, muted: color.steel100 },
        radius: shape.radius,
        cardFont: cardFontFile,
        overviewPaths: (projects: number) => overviewPages(projects).map(({ canonicalPath }) => canonicalPath),
      },
    },
    {
      resolve: "gatsby-plugin-hosting",
      options: {
        connections: connections(),
        // The map of the contact page (`mapFrameHref`). A script adds it, so no page's HTML has it.
        frames: ["https://www.google.com"],
        passesEnquiriesOn: storesEnquiries() && !process.env.GATSBY_SUPABASE_URL,
      },
    },
    // Last, because a build is complete when all other plugins have run.
    "gatsby-plugin-complete-build",
  ],
};

export default config;
