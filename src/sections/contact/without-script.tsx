import { button } from "../../components/button-link";
import { emailHref, phoneHref } from "../../components/contact-links";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";

interface WithoutScriptProps {
  readonly message: string;
  readonly company: Queries.ReachFragment;
  readonly ready: boolean;
}

/** Telephone and e-mail in place of the form: at once without scripts, and below it when they have not come within 10 s. */
export const WithoutScript = ({ message, company, ready }: WithoutScriptProps) =>
  ready ? null : (
    <div className={styles.instead}>
      <p className={styles.message}>{message}</p>
      <p className={styles.links}>
        <a href={phoneHref(company.phone.display)} className={button.solid}>
          {company.phone.display}
        </a>
        <a href={emailHref(company.email.address)} className={button.outline}>
          {company.email.address}
        </a>
      </p>
    </div>
  );

const styles = createStyles("without-script", {
  instead: {
    [media.scripted]: {
      overflow: "hidden",
      maxHeight: 0,
      visibility: "hidden",
      "@keyframes appear": { to: { visibility: "visible", maxHeight: "40rem" } },
      animation: "appear 1ms 10s forwards",
    },
  },
  message: { marginBlockStart: space.l, color: color.ink, fontWeight: 700 },
  links: { display: "flex", flexWrap: "wrap", gap: space.s, marginBlock: space.m },
});
