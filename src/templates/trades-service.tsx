import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { ServiceClosing } from "../sections/service/closing";
import { ServiceHero } from "../sections/service/hero";
import { Prompt } from "../sections/service/prompt";
import { TradeCards } from "../sections/service/trade-cards";
import type { PageContext } from "./page-context";

const TradesServicePage = ({ data, pageContext }: PageProps<Queries.TradesServicePageQuery, PageContext>) => {
  const { service, shared } = data;
  const { label, description, hero, subServices, prompt } = service;
  const trail = useTrail({ list: "services", page: label });
  return (
    <>
      <PageHead label={label} description={description} canonicalPath={pageContext.canonicalPath} />
      <Sections>
        <ServiceHero trail={trail} hero={hero} shared={shared} next="trades" />
        <TradeCards id="trades" subServices={subServices} />
        {prompt && <Prompt prompt={prompt} />}
        <ServiceClosing closing={shared.closing} />
      </Sections>
    </>
  );
};

export default TradesServicePage;

export const query = graphql`
  query TradesServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      label
      description
      hero {
        ...ServiceHero
      }
      subServices {
        ...SubServices
      }
      prompt {
        ...Prompt
      }
    }
    shared: serviceShared {
      ...ServiceHeroShared
      closing {
        ...ServiceClosing
      }
    }
  }
`;
