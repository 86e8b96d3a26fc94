import type { GatsbyNode } from "gatsby";
import { deployDirectory, writeHostFiles } from "./write-host-files";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

interface Options {
  /** The folder of the built site, if it is there, whose page has a policy of its own. */
  readonly editor: string;
}

/** Writes the hosts' files from the finished pages: this plugin is the last of those that publish files. */
export const onPostBuild = async (build: PostBuild, { editor }: Options) => {
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
  await writeHostFiles("public", deployDirectory, data.redirects.redirects, editor);
};
