import { ButtonLink } from "../components/button-link";
import { addressLine, phoneHref } from "../components/contact-links";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { Verbatim } from "../components/verbatim";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, layer, shape, space } from "../theme/tokens";
import { contentWidth, whiteLogo } from "../theme/utility";
import { MainNavigation } from "./main-navigation";
import { MobileMenu } from "./mobile-menu";
import { useSite } from "./use-site";

/** The fixed bar at the top: transparent over the hero, solid when the page is scrolled or under reduced motion. */
export const SiteHeader = ({ pathname }: { readonly pathname: string }) => {
  const { company, navigation } = useSite();
  const { logoLight } = company;
  return (
    <header data-tone="ink" className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href="/" pathname={pathname} className={styles.home}>
          <img src={logoLight.image.publicURL ?? undefined} alt={`${logoLight.alt}, home`} width={195} height={48} />
        </SiteLink>
        <MainNavigation pathname={pathname} />
        <a href={phoneHref(company.phone.display)} className={styles.phone}>
          <Icon name="phone" size={18} />
          <Verbatim>{company.phone.display}</Verbatim>
        </a>
        <ButtonLink href={navigation.contact.href} pathname={pathname} look="outline" className={styles.contact}>
          {navigation.contact.label}
        </ButtonLink>
        <MobileMenu pathname={pathname} />
      </div>
      <address className={styles.letterhead}>
        <Verbatim>
          {[company.name, addressLine(company.address), company.phone.display, company.email.address].join(", ")}
        </Verbatim>
      </address>
    </header>
  );
};

/** The phone's menu button replaces navigation, telephone and contact. */
const crowded = {
  "& > :not(:first-child)": { display: "none" },
  "& > :last-child": { display: "block" },
};

const hiddenBesideFourItems = { "nav:has(> ul > :nth-child(4)) + &": { display: "none" } };

const styles = createStyles("layout/site-header", {
  header: {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: layer.header,
    minHeight: shape.header,
    color: color.paper,
    viewTransitionName: "site-header",
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: color.ink,
      borderBlockEnd: `1px solid ${color.inkLine}`,
      "@supports (animation-timeline: scroll())": {
        [media.motion]: {
          animation: "fade-in linear both",
          animationTimeline: "scroll(root)",
          animationRange: "0px 120px",
        },
      },
    },
    [media.opaque]: { "&::before": { animation: "none" } },
    // Solid also above an open menu.
    "&:has(:popover-open)::before": { animation: "none" },
    [media.low]: { position: "absolute", "&:has(nav:popover-open)": { position: "fixed" } },
    [media.print]: { position: "static", minHeight: 0, color: color.ink, "&::before": { content: "none" } },
  },
  bar: {
    ...contentWidth,
    display: "flex",
    alignItems: "center",
    minHeight: shape.header,
    // `media` knows the text size of the browser's settings, a container query also that of the page. `ch` is the width of a
    // 0 as it is drawn: it also knows the smallest letters that a browser allows. All widths are smaller than any that the
    // bar has at the usual text size.
    containerType: "inline-size",
    "@container (max-width: 40rem) or (max-width: 66ch)": crowded,
    [media.from("laptop")]: { "@container (max-width: 50rem) or (max-width: 76ch)": crowded },
    [media.print]: { display: "none" },
  },
  home: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    minHeight: shape.tap,
    // A fixed size for any logo file, so that nothing moves when it loads.
    "& img": {
      width: "146.25px",
      height: "36px",
      objectFit: "contain",
      objectPosition: "left",
      [media.from("laptop")]: { width: "178.75px", height: "44px" },
      ...whiteLogo,
    },
  },
  phone: {
    ...text.figures,
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: "6px",
    minHeight: shape.tap,
    marginInlineStart: space.l,
    fontWeight: 700,
    textDecoration: "none",
    [media.below("tablet")]: { display: "none" },
    // Tablets have no room for the icon, laptops and larger text none for the number beside four or more items.
    [media.below("laptop")]: { "& > svg": { display: "none" } },
    [media.below("desktop")]: hiddenBesideFourItems,
    "@container (max-width: 70rem) or (max-width: 90ch)": hiddenBesideFourItems,
    [media.hover]: {
      "&:hover": { textDecoration: `underline ${color.brand} ${shape.ruleThickness}`, textUnderlineOffset: "0.4em" },
    },
  },
  contact: {
    flex: "none",
    marginInlineStart: space.s,
    [media.from("laptop")]: { marginInlineStart: space.l },
    [media.below("laptop")]: { paddingInline: "14px" },
    [media.below("tablet")]: { display: "none" },
  },
  /** Name and contact details of the firm, on paper only. */
  letterhead: {
    display: "none",
    [media.print]: {
      display: "block",
      paddingBlockEnd: space.s,
      borderBlockEnd: `1px solid ${color.ink}`,
    },
  },
});
