import { clsx } from "clsx";
import { phoneHref } from "../components/contact-links";
import { SiteLink } from "../components/site-link";
import { createStyles } from "../theme/create-styles";
import { drawn } from "../theme/icons";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, layer, shape, space } from "../theme/tokens";
import { useSite } from "./use-site";

/** At the foot of a phone's screen: telephone and enquiry, one thumb away on every page. */
export const CallBar = () => {
  const { company, navigation } = useSite();
  return (
    <nav aria-label="Call or write" data-tone="ink" className={styles.bar}>
      <a href={phoneHref(company.phone.display)} className={clsx(styles.link, styles.call)}>
        {company.phone.display}
      </a>
      <SiteLink href={navigation.contact.href} className={clsx(styles.link, styles.contact)}>
        {navigation.contact.label}
      </SiteLink>
    </nav>
  );
};

const styles = createStyles("call-bar", {
  bar: {
    position: "fixed",
    inset: "auto 0 0 0",
    zIndex: layer.callBar,
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    minHeight: shape.callBar,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    background: color.ink,
    borderBlockStart: `1px solid ${color.inkLine}`,
    color: color.paper,
    viewTransitionName: "call-bar",
    [media.from("tablet")]: { display: "none" },
    [media.print]: { display: "none" },
  },
  link: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minHeight: shape.callBar,
    fontWeight: 700,
    textDecoration: "none",
    "&:focus-visible": { outlineOffset: "-6px" },
  },
  call: { ...text.figures, "&::before": drawn(20, "phone") },
  contact: { background: color.brand, "&:active": { background: color.brandStrong } },
});
