import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { MessageScreen } from "../layout/message-screen";
import { PageHead } from "../layout/page-head";
import { titleOfUnknownPath } from "../layout/unknown-path";
import { withoutPrefix } from "../layout/without-prefix";

const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const { meta, code, heading, text, action } = data.notFoundPage;
  const { pathname } = location;
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <>
      <PageHead
        label={titleOfUnknownPath(withoutPrefix(pathname)) ?? meta.label}
        description={meta.description}
        indexed={false}
      />
      <MessageScreen code={code} heading={heading} message={text} action={action} />
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
  }
`;
