import { button } from "../../components/button-link";
import { scrollToTarget } from "../../components/scroll-to-target";
import { PageHero } from "../overview/page-hero";
import { enquiryFormId } from "./enquiry-form";

interface ContactHeroProps {
  readonly hero: Queries.PageHeroFragment;
  /** The words on the way down to the form. */
  readonly action: string;
}

/** The dark head of the contact page, with the way down to the form. */
export const ContactHero = ({ hero, action }: ContactHeroProps) => (
  <PageHero
    hero={hero}
    actions={
      <a href={`#${enquiryFormId}`} onClick={scrollToTarget} className={button.solid}>
        {action}
      </a>
    }
  />
);
