import type { Stop } from "../../components/breadcrumb";
import { button } from "../../components/button-link";
import { scrollToTarget } from "../../components/scroll-to-target";
import { PageHero } from "../overview/page-hero";
import { enquiryFormId } from "./enquiry-form";

interface ContactHeroProps {
  readonly trail: readonly Stop[];
  readonly hero: Queries.PageHeroFragment;
  /** The words on the way down to the form. */
  readonly action: string;
}

/** The dark head of the contact page, with the way down to the form. */
export const ContactHero = ({ trail, hero, action }: ContactHeroProps) => (
  <PageHero
    trail={trail}
    hero={hero}
    actions={
      <a href={`#${enquiryFormId}`} onClick={scrollToTarget} className={button.solid}>
        {action}
      </a>
    }
  />
);
