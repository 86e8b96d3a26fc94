import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { PageHero } from "../sections/shared/page-hero";
import { Statement } from "../sections/privacy/statement";

const PrivacyPage = ({ data }: PageProps<Queries.PrivacyPageQuery>) => {
  const { page, company } = data;
  return (
    <>
      <PageHead label={page.meta.label} description={page.meta.description} canonicalPath="/privacy" />
      <Sections>
        <PageHero trail={useTrail({ page: page.meta.label })} hero={page.hero} />
        <Statement page={page} company={company} />
      </Sections>
    </>
  );
};

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage {
    page: privacyPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      ...PrivacyStatement
    }
    company {
      ...ContactDetails
    }
  }
`;
