import { clsx } from "clsx";
import { emailHref, phoneHref } from "../components/contact-links";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { Verbatim } from "../components/verbatim";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, layer, safeBottom, shape, space } from "../theme/tokens";
import { useSite } from "./use-site";

/**
 * The bar at the bottom of a phone's screen: telephone and enquiry, or e-mail on the contact page. Hidden while a field
 * has the focus, because the keyboard needs the room, and while the menu is open.
 */
export const CallBar = ({ pathname }: { readonly pathname: string }) => {
  const { company, navigation } = useSite();
  const { label, href } = navigation.contact;
  return (
    <nav aria-label="Call or write" data-behind-menu data-tone="ink" className={styles.bar}>
      <a href={phoneHref(company.phone.display)} className={clsx(styles.link, styles.call)}>
        <Icon name="phone" size={20} />
        <Verbatim>{company.phone.display}</Verbatim>
      </a>
      {href === pathname ? (
        <a href={emailHref(company.email.address)} className={styles.link}>
          <Icon name="email" size={20} />
          <span>E-mail</span>
        </a>
      ) : (
        <SiteLink href={href} className={clsx(styles.link, styles.contact)}>
          {label}
        </SiteLink>
      )}
    </nav>
  );
};

const styles = createStyles("layout/call-bar", {
  bar: {
    position: "fixed",
    inset: "auto 0 0 0",
    zIndex: layer.callBar,
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    minHeight: shape.callBar,
    paddingBlockEnd: safeBottom,
    background: color.ink,
    borderBlockStart: `1px solid ${color.inkLine}`,
    color: color.paper,
    viewTransitionName: "call-bar",
    // On a low screen it would cover a quarter, so it is at the end of the page.
    [media.low]: { position: "static" },
    [media.from("tablet")]: { display: "none" },
    [media.print]: { display: "none" },
    // Hidden while somebody types or the phone's menu is open. Comes back later, so that a press meets what was there.
    transition: "visibility 0s 300ms",
    "html:has(form :is(input, textarea):focus, nav:popover-open) &": { visibility: "hidden", transition: "none" },
  },
  link: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minHeight: shape.callBar,
    // At most two lines, also with the largest letters of a browser: the page leaves room for them.
    fontSize: "min(1em, 5vw)",
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: "center",
    textDecoration: "none",
    "&:focus-visible": { outlineOffset: "-6px" },
  },
  call: { ...text.figures, whiteSpace: "nowrap" },
  contact: { background: color.brand, "&:active": { background: color.brandStrong } },
});
