import type { GatsbyNode } from "gatsby";
import { deployDirectory, writeHostFiles } from "./write-host-files";

/** Writes the hosts' files from the finished pages: this plugin is the last of those that publish files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async build => {
  const { data, ...answer } = await build.graphql<Queries.RedirectsQuery>(/* GraphQL */ `
    query Redirects {
      redirects {
        redirects {
          from
          to
        }
      }
    }
  `);
  if (!data) throw new Error(`The redirects could not be read: ${String(answer.errors)}`);
  await writeHostFiles("public", deployDirectory, data.redirects.redirects);
};
