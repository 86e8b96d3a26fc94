import { clsx } from "clsx";
import { graphql } from "gatsby";
import { emailHref, phoneHref } from "../../components/contact-links";
import { iconClass } from "../../components/icon";
import { PostalAddress } from "../../components/postal-address";
import { createStyles } from "../../theme/create-styles";
import { drawn } from "../../theme/icons";
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
      <div className={clsx(styles.row, iconClass("location"))}>
        <dt className={styles.term}>{details.address}</dt>
        <dd className={styles.detail}>
          <PostalAddress address={address} />
        </dd>
      </div>
      <div className={clsx(styles.row, iconClass("phone"))}>
        <dt className={styles.term}>{details.phone}</dt>
        <dd className={clsx(styles.detail, type.figures)}>
          <a href={phoneHref(phone.display)} className={styles.link}>
            {phone.display}
          </a>
        </dd>
      </div>
      <div className={clsx(styles.row, iconClass("email"))}>
        <dt className={styles.term}>{details.email}</dt>
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
    display: "grid",
    gridTemplateColumns: "24px minmax(0, 1fr)",
    columnGap: space.m,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.steel200}`,
    color: color.ink,
    "&:first-of-type": { borderBlockStart: `2px solid ${color.ink}` },
    "&::before": { ...drawn(24), gridRow: "1 / 3" },
  },
  term: { ...text.small, color: color.steel600 },
  detail: { gridColumn: 2, color: color.ink, fontWeight: 700 },
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
