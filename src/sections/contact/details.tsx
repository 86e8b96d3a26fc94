import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../../components/contact-links";
import { Icon, type IconName } from "../../components/icon";
import { PostalAddress } from "./postal-address";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { text, type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface DetailsProps {
  readonly details: Queries.ContactLabelsFragment;
  readonly company: Queries.ContactDetailsFragment & Queries.PostalAddressFragment;
}

/** Side panel: address, telephone and e-mail of the firm. */
export const Details = ({ details, company: { address, phone, email } }: DetailsProps) => {
  const row = (icon: IconName, term: string, detail: ReactNode) => (
    <div className={styles.row}>
      <dt className={styles.term}>
        <Icon name={icon} className={styles.drawing} />
        <span>{term}</span>
      </dt>
      <dd className={clsx(styles.detail, type.figures)}>{detail}</dd>
    </div>
  );
  const link = (href: string, label: string) => (
    <a href={href} className={styles.link}>
      <Verbatim>{label}</Verbatim>
    </a>
  );
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={clsx(type.subtitle, styles.heading)}>
        {details.heading}
      </h2>
      <dl>
        {row("location", details.address, <PostalAddress address={address} />)}
        {row("phone", details.phone, link(phoneHref(phone.display), phone.display))}
        {row("email", details.email, link(emailHref(email.address), email.address))}
      </dl>
    </section>
  );
};

const styles = createStyles("sections/details", {
  heading: { marginBlockEnd: space.m, color: color.ink },
  row: {
    position: "relative",
    paddingBlock: space.m,
    paddingInlineStart: `calc(24px + ${space.m})`,
    borderBlockStart: `1px solid ${color.steel200}`,
    "&:first-of-type": { borderBlockStart: `2px solid ${color.ink}` },
  },
  term: { ...text.small, color: color.steel600 },
  drawing: { position: "absolute", insetBlockStart: space.m, insetInlineStart: 0, color: color.ink },
  detail: { color: color.ink, fontWeight: 700 },
  link: { display: "inline-flex", alignItems: "center", minHeight: shape.tap },
});

export const fragment = graphql`
  fragment ContactLabels on ContactPageDetails {
    heading
    address
    phone
    email
  }
`;
