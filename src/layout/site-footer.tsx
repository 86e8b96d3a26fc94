import type { ReactNode } from "react";
import { addressLine, emailHref, phoneHref } from "../components/contact-links";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { useHydrated } from "../hooks/use-hydrated";
import { Verbatim } from "../components/verbatim";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, font, safeBottom, shape, space } from "../theme/tokens";
import { contentEdge, contentWidth, whiteLogo } from "../theme/utility";
import { MenuLinks } from "./menu-links";
import { useSite } from "./use-site";

/** From the visitor's clock. Before hydration the footer shows the year of the build. */
const thisYear = () => new Date().getFullYear();

/** The footer: the firm, links and contact details. */
export const SiteFooter = ({ pathname }: { readonly pathname: string }) => {
  const site = useSite();
  const { company, navigation } = site;
  const { quickLinks, services, contact, social, copyright, privacy } = navigation.footer;
  const hydrated = useHydrated();
  const year = hydrated ? thisYear() : site.site?.buildYear;
  return (
    // The browser tests wait for this attribute: React hydrates the footer with or after the sections of the page.
    <footer data-hydrated={hydrated || undefined} data-behind-menu data-tone="ink" className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <img
            src={company.logoLight.image.publicURL ?? undefined}
            alt={company.logoLight.alt}
            width={211}
            height={52}
            loading="lazy"
          />
          <p className={styles.blurb}>{company.blurb}</p>
          {company.social.length > 0 && (
            <ul aria-label={social.heading} className={styles.social}>
              {company.social.map(({ platform, href }) => (
                <li key={platform}>
                  <a href={href} rel="noopener" className={styles.network} aria-label={platform}>
                    <Icon name={platform} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Column heading={quickLinks.heading}>
          <MenuLinks links={quickLinks.links} pathname={pathname} />
        </Column>
        <Column heading={services.heading}>
          <MenuLinks links={site.services.nodes} pathname={pathname} />
        </Column>
        <Column heading={contact.heading}>
          <address className={styles.address}>
            <p>
              <Verbatim>{addressLine(company.address)}</Verbatim>
            </p>
            <a href={phoneHref(company.phone.display)} className={type.figures}>
              <Verbatim>{company.phone.display}</Verbatim>
            </a>
            <a href={emailHref(company.email.address)}>
              <Verbatim>{company.email.address}</Verbatim>
            </a>
          </address>
        </Column>
      </div>
      <p className={styles.base}>
        {/* Each text has an element: if an extension wraps a number in it, React keeps the footer. */}
        <span>{`© ${year} `}</span>
        <Verbatim>{company.name}</Verbatim>
        <span>{`. ${copyright} `}</span>
        <SiteLink href={privacy.href} className={styles.privacy}>
          {privacy.label}
        </SiteLink>
      </p>
    </footer>
  );
};

const Column = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <div>
    <h2 className={styles.heading}>{heading}</h2>
    {children}
  </div>
);

const styles = createStyles("layout/site-footer", {
  footer: {
    background: color.inkDeep,
    color: color.steel300,
    fontSize: font.size.small,
    paddingBlockEnd: `calc(${shape.callBar} + ${safeBottom})`,
    [media.from("tablet")]: { paddingBlockEnd: 0 },
    [media.low]: { paddingBlockEnd: 0 },
  },
  columns: {
    ...contentWidth,
    display: "grid",
    gap: space.l,
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    overflowWrap: "anywhere",
    paddingBlock: space.xl,
    // On phones the links are side by side, so that the footer fits on one screen.
    [media.below("tablet")]: { "& > :is(:first-child, :last-child)": { gridColumn: "1 / -1" } },
    [media.from("tablet")]: { gap: space.xl, paddingBlock: space.xxl, gridTemplateColumns: "1fr 1fr" },
    [media.from("laptop")]: { gridTemplateColumns: "4fr 2fr 3fr 3fr" },
  },
  about: {
    display: "grid",
    gap: space.m,
    alignContent: "start",
    justifyItems: "start",
    "& img": { ...whiteLogo, objectFit: "contain", objectPosition: "left" },
    [media.from("tablet")]: { gap: space.l },
  },
  blurb: { maxWidth: "36ch", lineHeight: 1.6 },
  social: { display: "flex", gap: space.xs, marginInlineStart: "-10px" },
  network: {
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    [media.hover]: { "&:hover": { color: color.paper } },
  },
  heading: { marginBlockEnd: space.s, color: color.paper, fontSize: font.size.body, fontWeight: 700 },
  address: {
    display: "flow-root",
    lineHeight: 1.6,
    "& a": { display: "flex", alignItems: "center", minHeight: shape.tap },
    "& p": { marginBlock: "10px" },
    [media.below("tablet")]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space.l,
      "& p": { width: "100%", marginBlock: 0 },
    },
  },
  privacy: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: shape.tap,
    // The tall link must not increase the line height.
    marginBlock: "-12px",
    marginInlineStart: space.xs,
  },
  base: {
    ...text.figures,
    textWrap: "balance",
    paddingBlock: space.l,
    paddingInline: contentEdge,
    borderBlockStart: `1px solid ${color.inkLine}`,
  },
});
