import { graphql } from "gatsby";
import { addressLine, emailHref, mapSearchHref, phoneHref } from "../../components/contact-links";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ContactCard } from "./contact-card";

interface ContactStripProps {
  readonly contact: Queries.ContactStripFragment;
  readonly company: Queries.PostalAddressFragment & Queries.ContactDetailsFragment;
}

/** Three ways to contact the firm, one card each. */
export const ContactStrip = ({ contact, company: { address, phone, email } }: ContactStripProps) => (
  <Section tone="ink" labelledBy="contact-strip">
    <SectionHead id="contact-strip" section={contact} />
    <ul className={styles.cards}>
      <ContactCard
        icon="location"
        href={mapSearchHref(address)}
        value={addressLine(address)}
        title={contact.location.title}
        action={contact.location.action}
        newTab
      />
      <ContactCard
        icon="phone"
        href={phoneHref(phone.display)}
        value={phone.display}
        title={contact.phone.title}
        action={contact.phone.action}
      />
      <ContactCard
        icon="email"
        href={emailHref(email.address)}
        value={email.address}
        title={contact.email.title}
        action={contact.email.action}
      />
    </ul>
  </Section>
);

const styles = createStyles("sections/contact-strip", {
  cards: {
    display: "grid",
    gap: space.m,
    [media.from("laptop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl },
  },
});

export const fragment = graphql`
  fragment ContactStrip on HomePageContact {
    eyebrow
    heading
    text
    location {
      title
      action
    }
    phone {
      title
      action
    }
    email {
      title
      action
    }
  }
`;
