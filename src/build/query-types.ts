import { writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as add from "@graphql-codegen/add";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { CodeFileLoader } from "@graphql-tools/code-file-loader";
import { loadDocuments } from "@graphql-tools/load";
import { parse } from "graphql";
import { FILE_KINDS } from "../contract/file-kinds";
import { graphqlTypes } from "./graphql-types";

/** What Gatsby adds to the content's types, as far as queries ask for it; the build holds them against the real ones. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String!) on FIELD_DEFINITION
  directive @pagePath(below: String!) on FIELD_DEFINITION
  scalar Arguments
  scalar Date
  scalar GatsbyImageData
  scalar JSON
  interface Node { id: ID! }
  type Internal { contentDigest: String! }
  type File { absolutePath: String!, publicURL: String, childImageSharp: ImageSharp, internal: Internal! }
  type ImageSharp {
    gatsbyImageData(layout: Arguments, breakpoints: Arguments, formats: Arguments, avifOptions: Arguments): GatsbyImageData!
    resize(width: Int, quality: Int, toFormat: Arguments): ImageSharpResize
  }
  type ImageSharpResize { src: String }
  type Site { buildTime(formatString: String): Date }
  type SitePage { path: String!, pageContext: JSON }
  type SitePageConnection { nodes: [SitePage!]! }
`;

/** Gatsby's fields for asking for one node, and for all nodes, of each type of the content. */
const queryFields = FILE_KINDS.flatMap(({ type }) => {
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const all = `all${type}(filter: Arguments, sort: Arguments, skip: Int, limit: Int): ${type}Connection!`;
  return [`${field}(slug: Arguments, id: Arguments): ${type}!`, all];
});

const config = {
  namingConvention: "keep",
  avoidOptionals: true,
  immutableTypes: true,
  maybeValue: "T | null",
  noExport: true,
  enumsAsTypes: true,
  onlyOperationTypes: true,
  skipTypename: true,
  scalars: {
    Arguments: "unknown",
    Date: "string",
    GatsbyImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
    JSON: 'Partial<import("./templates/page-context").PageContext>',
  },
};

/** Writes the types of all queries in `src`, as `Queries`. Throws when a query asks for what is not there. */
const writeQueryTypes = async (filename: string) => {
  const loaders = [new CodeFileLoader({ pluckConfig: { modules: [{ name: "gatsby", identifier: "graphql" }] } })];
  const connections = FILE_KINDS.map(({ type }) => `type ${type}Connection { nodes: [${type}!]!, totalCount: Int! }`);
  const root = `type Query { site: Site, allSitePage: SitePageConnection!, ${queryFields.join(", ")} }`;
  const types = await codegen({
    filename,
    config,
    schema: parse([gatsbyTypes, graphqlTypes("content/schemas"), ...connections, root].join("\n")),
    documents: await loadDocuments("src/**/*.{ts,tsx}", { loaders, sort: true }),
    pluginMap: { add, typescript, operations },
    plugins: [
      { add: { content: "declare namespace Queries {" } },
      { typescript: {} },
      { operations: {} },
      { add: { placement: "append", content: "}" } },
    ],
  });
  await writeFile(filename, types);
};

void writeQueryTypes("src/gatsby-types.d.ts");
