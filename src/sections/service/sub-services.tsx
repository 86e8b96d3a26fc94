import { graphql } from "gatsby";
import { AccordionItem } from "../../components/accordion-item";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface SubServicesProps {
  readonly id: string;
  readonly subServices: Queries.SubServicesFragment;
}

/** The single pieces of work of a service, each opening to its description. */
export const SubServices = ({ id, subServices }: SubServicesProps) => (
  <Section tone="paper" id={id} labelledBy={`${id}-heading`}>
    <SectionHead id={`${id}-heading`} section={subServices} />
    <ul className={styles.grid}>
      {subServices.items.map(({ title, icon, description }) => (
        <li key={title}>
          <AccordionItem title={title} icon={icon}>
            {description}
          </AccordionItem>
        </li>
      ))}
    </ul>
  </Section>
);

const styles = createStyles("sub-services", {
  /** Three columns for exactly three pieces of work, else two (specification, section 9). */
  grid: {
    display: "grid",
    alignItems: "start",
    gap: space.m,
    "&:not(:has(> :nth-of-type(3):last-of-type))": {
      [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    },
    "&:has(> :nth-of-type(3):last-of-type)": {
      [media.from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  },
});

export const fragment = graphql`
  fragment SubServices on ServiceSubServices {
    eyebrow
    heading
    text
    items {
      title
      icon
      description
    }
  }
`;
