import { contentQuery } from "../content-query";

/** The redirects of the content. Throws when they cannot be read. */
export const readRedirects = contentQuery<Queries.RedirectsQuery>(/* GraphQL */ `
  query Redirects {
    redirects {
      redirects {
        from
        to
      }
    }
  }
`);
