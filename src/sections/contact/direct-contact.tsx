import { button } from "../../components/button-link";
import { emailHref, phoneHref } from "../../components/contact-links";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { space } from "../../theme/tokens";

/** Links to telephone and e-mail, shown where the form cannot be used. */
export const DirectContact = ({ company: { phone, email } }: { readonly company: Queries.ContactDetailsFragment }) => (
  <p className={styles.links}>
    <a href={phoneHref(phone.display)} className={button.solid}>
      <Verbatim>{phone.display}</Verbatim>
    </a>
    <a href={emailHref(email.address)} className={button.outline}>
      <Verbatim>{email.address}</Verbatim>
    </a>
  </p>
);

const styles = createStyles("sections/direct-contact", {
  links: { display: "flex", flexWrap: "wrap", gap: space.s, marginBlock: space.m },
});
