import type { GatsbyNode } from "gatsby";
import { FILE_KINDS } from "../contract/file-kinds";
import { type PageType, pagePath } from "../contract/page-path";
import { graphqlTypes } from "./graphql-types";

/** Gives GraphQL the types of the content, derived from `content/schemas`, and their pages an address. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "pagePath",
    args: { type: "String!" },
    extend: ({ type }: { type: PageType }) => ({ resolve: ({ slug }: { slug: string }) => pagePath(type, slug) }),
  });
  actions.createTypes(graphqlTypes("content/schemas"));
};

/** Every file of the content is there (the check sees to it), so a query for one never answers null. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const resolve = createResolvers as (resolvers: Record<string, Record<string, { type: string }>>) => void;
  const field = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
  resolve({ Query: Object.fromEntries(FILE_KINDS.map(({ type }) => [field(type), { type: `${type}!` }])) });
};
