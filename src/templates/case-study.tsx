import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { TextWithPicture } from "../sections/case-study/text-with-picture";
import { Closing } from "../sections/shared/closing";
import { ComparedResults } from "../sections/case-study/compared-results";
import { Facts } from "../sections/case-study/facts";
import { CaseStudyHero } from "../sections/case-study/hero";
import { RelatedPages } from "../sections/case-study/related-pages";
import type { CaseStudyContext } from "./page-context";

/** Tones of the sections: a dark page ends with a light section, a light page with a dark one. */
const tones = {
  light: { first: "paper", second: "offWhite", last: "ink" },
  dark: { first: "ink", second: "ink", last: "offWhite" },
} as const;

const CaseStudyPage = ({ data, pageContext }: PageProps<Queries.CaseStudyPageQuery, CaseStudyContext>) => {
  const { caseStudy, shared, next } = data;
  const { name, description, theme, hero, facts, bigFact, service, challenge, results } = caseStudy;
  const isPublished = caseStudy.status === "published";
  const tone = tones[theme];
  // The comparison shows the challenge's picture already.
  const closeUp = caseStudy.compared && challenge.closeUp;
  const trail = useTrail({ list: "projects", page: name });
  return (
    <>
      <PageHead
        label={`${shared.titlePrefix} ${name}`}
        description={description}
        canonicalPath={pageContext.canonicalPath}
        indexed={isPublished}
      />
      <Sections>
        <CaseStudyHero trail={trail} hero={hero} shared={shared} next="facts" />
        <Facts
          id="facts"
          tone={tone.first}
          facts={facts}
          bigFact={bigFact}
          serviceTerm={shared.serviceTerm}
          service={service}
        />
        <TextWithPicture
          id="challenge"
          tone={tone.first}
          heading={shared.challenge.heading}
          content={{ ...challenge, picture: closeUp || challenge.picture }}
          pictureSide="start"
          isPublished={isPublished}
        />
        {caseStudy.compared ? (
          <ComparedResults
            id="results"
            tone={tone.second}
            heading={shared.results.heading}
            before={challenge.picture}
            results={results}
          />
        ) : (
          <TextWithPicture
            id="results"
            tone={tone.second}
            heading={shared.results.heading}
            content={results}
            pictureSide="end"
            isPublished={isPublished}
          />
        )}
        <RelatedPages
          tone={tone.first}
          labels={shared.further}
          project={pageContext.next === pageContext.slug ? undefined : next}
          service={service}
        />
        <Closing tone={tone.last} closing={shared.closing} fadesIn />
      </Sections>
    </>
  );
};

export default CaseStudyPage;

export const query = graphql`
  query CaseStudyPage($slug: String!, $next: String!) {
    caseStudy(slug: { eq: $slug }) {
      name
      description
      status
      theme
      compared
      hero {
        ...CaseStudyHero
      }
      facts {
        ...CaseStudyFact
      }
      bigFact {
        ...BigFact
      }
      service {
        ...CaseStudyService
        ...ServiceCard
      }
      challenge {
        ...Challenge
      }
      results {
        ...Results
      }
    }
    next: caseStudy(slug: { eq: $next }) {
      ...ProjectCard
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
      further {
        ...RelatedPages
      }
      closing {
        ...Closing
      }
    }
  }
`;
