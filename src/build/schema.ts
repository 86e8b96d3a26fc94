import type { GatsbyNode } from "gatsby";
import { FILE_KINDS, pagePath } from "../contract/file-kinds";
import { graphqlTypes } from "./graphql-types";

/** Gives GraphQL the types of the content, derived from `content/schemas`, and their pages an address. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "pagePath",
    args: { below: "String!" },
    extend: ({ below }: { below: string }) => ({ resolve: ({ slug }: { slug: string }) => pagePath(below, slug) }),
  });
  actions.createTypes(graphqlTypes("content/schemas"));
};

/** Every file of the content is there (the check sees to it), so a query for one never answers null. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const resolve = createResolvers as (resolvers: Record<string, Record<string, { type: string }>>) => void;
  const field = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
  resolve({ Query: Object.fromEntries(FILE_KINDS.map(({ type }) => [field(type), { type: `${type}!` }])) });
};
