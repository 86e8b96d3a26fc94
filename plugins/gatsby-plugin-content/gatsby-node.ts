import type { GatsbyNode } from "gatsby";
import { openChecker } from "./check-content";
import { mirrorContent } from "./develop/mirror";
import { FILE_KINDS, FOLDERS, addressBelow } from "./file-kinds";
import { graphqlTypes } from "./graphql-types";
import { leftovers } from "./leftovers";
import { hasErrors } from "./problem";
import { summary, textReport } from "./report";
export { followContent as onCreateDevServer } from "./develop/live-content";

/** Checks the content before a build. Stops with all problems, by file and line. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const { problems: found } = await openChecker(process.cwd())();
  const problems = [...found, ...leftovers(process.cwd())];
  const report = `${textReport(problems)}\n${summary(problems)}`;
  if (hasErrors(problems)) reporter.panic(`The content cannot be built.\n\n${report}`);
  if (problems.length > 0) reporter.info(`The content could be better.\n\n${report}`);
  if (process.env.NODE_ENV === "development") mirrorContent();
};

/** Adds the types of the content, made from `content/schemas`, to GraphQL. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(graphqlTypes("content/schemas"));

/** Adds the path of each page. Makes queries for one file non-null: the check makes sure that every file is there. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const resolve = createResolvers as (resolvers: Record<string, Record<string, object>>) => void;
  const field = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
  resolve({ Query: Object.fromEntries(FILE_KINDS.map(({ type }) => [field(type), { type: `${type}!` }])) });
  for (const { type, address } of FOLDERS)
    if (address !== undefined)
      resolve({
        [type]: { path: { type: "String!", resolve: ({ slug }: { slug: string }) => addressBelow(address, slug) } },
      });
};
