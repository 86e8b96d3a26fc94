import { graphql } from "gatsby";
import { emailHref, phoneHref } from "../../components/contact-links";
import { pageHeadingId } from "../../components/hero";
import { Section } from "../../components/section";
import { SiteLink } from "../../components/site-link";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { on, shape, space } from "../../theme/tokens";

interface StatementProps {
  readonly page: Queries.PrivacyStatementFragment;
  readonly company: Queries.ContactDetailsFragment;
}

/** The privacy statement, topic by topic, and the contact for questions. */
export const Statement = ({ page, company: { phone, email } }: StatementProps) => (
  <Section tone="paper" labelledBy={pageHeadingId} className={styles.topics}>
    {page.topics.map(({ heading, paragraphs, link }) => (
      <div key={heading} className={styles.topic}>
        <h2 className={type.subtitle}>{heading}</h2>
        <div className={styles.texts}>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          )}
        </div>
      </div>
    ))}
    <div className={styles.topic}>
      <h2 className={type.subtitle}>{page.contact}</h2>
      <address className={styles.texts}>
        <a href={phoneHref(phone.display)} className={styles.link}>
          <Verbatim>{phone.display}</Verbatim>
        </a>
        <a href={emailHref(email.address)} className={styles.link}>
          <Verbatim>{email.address}</Verbatim>
        </a>
      </address>
    </div>
  </Section>
);

const styles = createStyles("sections/privacy-statement", {
  topics: { display: "grid", gap: space.xxl },
  topic: {
    display: "grid",
    gap: `${space.m} ${space.xxl}`,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${on.line}`,
    color: on.heading,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
  },
  texts: { display: "grid", gap: space.m, justifyItems: "start", maxWidth: shape.measure, color: on.text },
  link: { display: "inline-flex", alignItems: "center", minHeight: shape.tap, overflowWrap: "anywhere" },
});

export const fragment = graphql`
  fragment PrivacyStatement on PrivacyPage {
    topics {
      heading
      paragraphs
      link {
        ...Link
      }
    }
    contact
  }
`;
