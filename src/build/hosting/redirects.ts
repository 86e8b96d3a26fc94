import type { CreatePagesArgs } from "gatsby";
import type { Redirect } from "./host-files";

/** The redirects of the content. Throws when they cannot be read. */
export const listRedirects = async (build: Pick<CreatePagesArgs, "graphql">): Promise<readonly Redirect[]> => {
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
  return data.redirects.redirects;
};
