import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { emailHref, phoneHref } from "../../components/contact-links";
import { Icon } from "../../components/icon";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { PostalAddress } from "./postal-address";

interface DetailsProps {
  readonly details: Queries.ContactDetailsFragment;
  readonly company: Queries.ReachFragment & Queries.PostalAddressFragment;
}

/** Side panel: where the firm is and how to reach it without the form. */
export const Details = ({ details, company: { address, phone, email } }: DetailsProps) => (
  <section aria-labelledby="details">
    <h2 id="details" css={[text.subtitle, styles.heading]}>
      {details.heading}
    </h2>
    <dl>
      <div css={styles.row}>
        <Icon name="location" css={styles.icon} />
        <dt css={styles.term}>{details.address}</dt>
        <dd css={styles.detail}>
          <PostalAddress address={address} />
        </dd>
      </div>
      <div css={styles.row}>
        <Icon name="phone" css={styles.icon} />
        <dt css={styles.term}>{details.phone}</dt>
        <dd css={[styles.detail, text.figures]}>
          <a href={phoneHref(phone.display)} css={styles.link}>
            {phone.display}
          </a>
        </dd>
      </div>
      <div css={styles.row}>
        <Icon name="email" css={styles.icon} />
        <dt css={styles.term}>{details.email}</dt>
        <dd css={styles.detail}>
          <a href={emailHref(email.address)} css={styles.link}>
            {email.address}
          </a>
        </dd>
      </div>
    </dl>
  </section>
);

const styles = {
  heading: { marginBlockEnd: space.m, color: color.ink },
  row: {
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    columnGap: space.m,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.steel200}`,
  },
  icon: { gridRow: "1 / 3", color: color.brand },
  term: { ...text.small, color: color.steel600 },
  detail: { gridColumn: 2, color: color.ink, fontWeight: 650, overflowWrap: "anywhere" },
  link: { display: "inline-flex", alignItems: "center", minHeight: shape.tap },
} satisfies Record<string, CSSObject>;

export const fragment = graphql`
  fragment ContactDetails on ContactPageDetails {
    heading
    address
    phone
    email
  }
`;
