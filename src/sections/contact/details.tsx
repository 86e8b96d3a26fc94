import { clsx } from "clsx";
import { graphql } from "gatsby";
import { emailHref, phoneHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { PostalAddress } from "../../components/postal-address";
import { createStyles } from "../../theme/create-styles";
import { text, type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface DetailsProps {
  readonly details: Queries.ContactDetailsFragment;
  readonly company: Queries.ReachFragment & Queries.PostalAddressFragment;
}

/** Side panel: address, telephone and e-mail of the firm. */
export const Details = ({ details, company: { address, phone, email } }: DetailsProps) => (
  <section aria-labelledby="details">
    <h2 id="details" className={clsx(type.subtitle, styles.heading)}>
      {details.heading}
    </h2>
    <dl>
      <div className={styles.row}>
        <dt className={styles.term}>
          <Icon name="location" className={styles.drawing} />
          {details.address}
        </dt>
        <dd className={styles.detail}>
          <PostalAddress address={address} />
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>
          <Icon name="phone" className={styles.drawing} />
          {details.phone}
        </dt>
        <dd className={clsx(styles.detail, type.figures)}>
          <a href={phoneHref(phone.display)} className={styles.link}>
            {phone.display}
          </a>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>
          <Icon name="email" className={styles.drawing} />
          {details.email}
        </dt>
        <dd className={styles.detail}>
          <a href={emailHref(email.address)} className={styles.link}>
            {email.address}
          </a>
        </dd>
      </div>
    </dl>
  </section>
);

const styles = createStyles("sections/details", {
  heading: { marginBlockEnd: space.m, color: color.ink },
  row: {
    position: "relative",
    paddingBlock: space.m,
    paddingInlineStart: `calc(24px + ${space.m})`,
    borderBlockStart: `1px solid ${color.steel200}`,
    color: color.ink,
    "&:first-of-type": { borderBlockStart: `2px solid ${color.ink}` },
  },
  term: { ...text.small, color: color.steel600 },
  drawing: { position: "absolute", insetBlockStart: space.m, insetInlineStart: 0, color: color.ink },
  detail: { color: color.ink, fontWeight: 700 },
  link: { display: "inline-flex", alignItems: "center", minHeight: shape.tap },
});

export const fragment = graphql`
  fragment ContactDetails on ContactPageDetails {
    heading
    address
    phone
    email
  }
`;
