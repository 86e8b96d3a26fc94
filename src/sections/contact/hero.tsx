import type { BreadcrumbItem } from "../../components/breadcrumb";
import { button } from "../../components/button-link";
import { scrollToTarget } from "../../hooks/scroll-to-target";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { PageHero } from "../shared/page-hero";
import { enquiryFormId } from "./enquiry-form";

interface ContactHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.PageHeroFragment;
  /** Text of the link to the form. */
  readonly action: string;
}

/** The hero of the contact page, with a link to the form. */
export const ContactHero = ({ trail, hero, action }: ContactHeroProps) => (
  <PageHero
    trail={trail}
    hero={hero}
    className={styles.hero}
    height={46}
    actions={
      <a href={`#${enquiryFormId}`} onClick={scrollToTarget} className={button.call}>
        {action}
      </a>
    }
  />
);

/** As low as its words, so that the form starts on the first screen. */
const styles = createStyles("sections/contact-hero", {
  hero: {
    "--tall": "0px",
    // Without the picture, one sheet of paper is enough.
    [media.print]: { "& > picture": { display: "none" } },
    "& h1 + p": { textWrap: "balance" },
    [media.from("laptop")]: {
      "--above": "18px",
      "& > div": { paddingBlockEnd: "18px" },
      "& h1": { maxWidth: "none", fontSize: "clamp(1.875rem, 0.6rem + 2.3vw, 2.75rem)" },
      "& h1 + p": { marginBlockStart: "12px", fontSize: "1.125rem" },
      "& h1 ~ div": { marginBlockStart: "20px" },
    },
  },
});
