import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { Account } from "../sections/case-study/account";
import { CaseStudyClosing } from "../sections/case-study/closing";
import { Facts } from "../sections/case-study/facts";
import { CaseStudyHero } from "../sections/case-study/hero";
import type { PageContext } from "./page-context";

/** The tones of the sections: a dark page ends in a light one, a light page in a dark one. */
const tones = {
  light: { first: "paper", second: "offWhite", last: "ink" },
  dark: { first: "ink", second: "ink", last: "offWhite" },
} as const;

const CaseStudyPage = ({ data, pageContext }: PageProps<Queries.CaseStudyPageQuery, PageContext>) => {
  const { caseStudy, shared } = data;
  const { name, description, status, theme, hero, facts, service, challenge, results } = caseStudy;
  const tone = tones[theme];
  const trail = useTrail(name, "projects");
  return (
    <>
      <PageHead
        label={shared.titlePrefix + name}
        description={description}
        canonicalPath={pageContext.canonicalPath}
        indexed={status === "published"}
      />
      <Sections>
        <CaseStudyHero {...{ trail, hero, shared }} next="facts" />
        <Facts id="facts" tone={tone.first} facts={facts} service={{ term: shared.serviceTerm, ...service }} />
        <Account
          id="challenge"
          tone={tone.first}
          heading={shared.challenge.heading}
          account={challenge}
          pictureSide="start"
        />
        <Account id="results" tone={tone.second} heading={shared.results.heading} account={results} pictureSide="end" />
        <CaseStudyClosing tone={tone.last} closing={shared.closing} />
      </Sections>
    </>
  );
};

export default CaseStudyPage;

export const query = graphql`
  query CaseStudyPage($slug: String!) {
    caseStudy(slug: { eq: $slug }) {
      name
      description
      status
      theme
      hero {
        ...CaseStudyHero
      }
      facts {
        ...CaseStudyFact
      }
      service {
        ...CaseStudyService
      }
      challenge {
        ...Challenge
      }
      results {
        ...Results
      }
    }
    shared: caseStudyShared {
      titlePrefix
      serviceTerm
      ...CaseStudyHeroShared
      challenge {
        heading
      }
      results {
        heading
      }
      closing {
        ...CaseStudyClosing
      }
    }
  }
`;
