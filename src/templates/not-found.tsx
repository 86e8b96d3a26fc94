import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { decodedPath } from "../layout/decoded-path";
import { MessageScreen } from "../layout/message-screen";
import { PageHead } from "../layout/page-head";
import { titleOfUnknownPath } from "../layout/unknown-path";
import { useMeantPage } from "../layout/use-meant-page";
import { withoutPrefix } from "../layout/without-prefix";

const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const { meta, code, heading, text, action } = data.notFoundPage;
  const { pathname } = location;
  const path = decodedPath(withoutPrefix(pathname));
  const placeholders = data.placeholders.nodes.map(placeholder => placeholder.path);
  const pages = data.allSitePage.nodes.map(page => page.path).filter(page => !placeholders.includes(page));
  const meant = useMeantPage(path, { pages, redirects: data.redirects.redirects });
  const actions = meant === undefined ? [action] : [{ label: `Go to ${meant}`, href: meant }, action];
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <>
      <PageHead label={titleOfUnknownPath(path) ?? meta.label} description={meta.description} indexed={false} />
      <MessageScreen code={code} heading={heading} message={text} actions={actions} />
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      meta {
        label
        description
      }
      code
      heading
      text
      action {
        ...Link
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    placeholders: allCaseStudy(filter: { status: { eq: placeholder } }) {
      nodes {
        path
      }
    }
    redirects {
      redirects {
        from
        to
      }
    }
  }
`;
