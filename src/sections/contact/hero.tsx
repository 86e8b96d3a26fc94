import { graphql } from "gatsby";
import { button } from "../../components/button-link";
import { scrollToTarget } from "../../components/scroll-to-target";
import { PageHero } from "../overview/page-hero";
import { enquiryFormId } from "./enquiry-form";

/** The dark head of the contact page, with the way down to the form. */
export const ContactHero = ({ hero }: { readonly hero: Queries.ContactHeroFragment }) => (
  <PageHero
    hero={hero}
    actions={
      <a href={`#${enquiryFormId}`} onClick={scrollToTarget} className={button.solid}>
        {hero.action}
      </a>
    }
  />
);

export const fragment = graphql`
  fragment ContactHero on ContactPageHero {
    eyebrow
    heading
    text
    action
    picture {
      ...Picture
    }
  }
`;
