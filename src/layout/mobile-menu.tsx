import { useEffect, useRef } from "react";
import { ButtonLink } from "../components/button-link";
import { Icon } from "../components/icon";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { color, motion, shape, space } from "../theme/tokens";
import { MenuLink, MenuLinks } from "./menu-links";
import { useSite } from "./use-site";

const id = "site-menu";

/**
 * The phone's menu, below the header. It is a popover, so it opens without scripts. A modal dialog would need invoker
 * commands for that, which Safari has since 26.2 (https://caniuse.com/wf-invoker-commands).
 */
export const MobileMenu = ({ pathname }: { readonly pathname: string }) => {
  const site = useSite();
  const { header, contact } = site.navigation;
  const popover = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = popover.current;
    // Keeps focus and screen readers in the header, as with a modal dialog.
    const setInert = (isInert: boolean) => {
      for (const part of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) part.inert = isInert;
    };
    const update = ({ newState }: ToggleEvent) => setInert(newState === "open");
    setInert(menu?.matches(":popover-open") ?? false);
    menu?.addEventListener("beforetoggle", update);
    return () => menu?.removeEventListener("beforetoggle", update);
  }, []);
  return (
    <div className={styles.menu}>
      <button type="button" aria-label="Menu" popovertarget={id} className={styles.toggle}>
        <Icon name="menu" size={28} />
        <Icon name="close" size={28} />
      </button>
      <nav id={id} ref={popover} popover="auto" aria-label="Menu" className={styles.popover}>
        <div data-tone="ink" className={styles.panel}>
          <ul className={styles.groups}>
            {header.map(({ title, href, list }) => (
              <li key={href}>
                <MenuLink label={title} href={href} pathname={pathname} className={type.subtitle} />
                {list && <MenuLinks links={site[list].nodes} pathname={pathname} />}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <ButtonLink href={contact.href} pathname={pathname} look="solid">
              {contact.label}
            </ButtonLink>
          </div>
        </div>
        {/* A tap outside a popover also reaches the page. This button prevents that. */}
        <button type="button" popovertarget={id} tabIndex={-1} aria-hidden="true" className={styles.scrim} />
      </nav>
    </div>
  );
};

/** Height of the button in the foot. */
const footButton = "52px";

const styles = createStyles("layout/mobile-menu", {
  menu: { marginInlineStart: "auto", [media.from("tablet")]: { display: "none" } },
  toggle: {
    display: "grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    marginInlineEnd: "-10px",
    borderRadius: shape.radius,
    "&:has(+ :popover-open) > svg:first-child, &:not(:has(+ :popover-open)) > svg:last-child": { display: "none" },
  },
  popover: {
    inset: `${shape.header} 0 0 0`,
    width: "100%",
    height: "auto",
    margin: 0,
    padding: 0,
    border: 0,
    background: "none",
    [media.motion]: {
      transition: `opacity ${motion.control}`,
      "@starting-style": { opacity: 0 },
    },
    "&:popover-open": { display: "grid", gridTemplateRows: "auto 1fr" },
    // Without scripts the menu stays open, but hidden, when the phone is turned. The page must still scroll then.
    [media.below("tablet")]: { "html:has(&:popover-open)": { overflow: "hidden" } },
  },
  panel: {
    maxHeight: `min(80dvh, 100dvh - ${shape.header})`,
    padding: `${space.l} ${space.gutter} 0`,
    overflowY: "auto",
    // The foot covers no focused link.
    scrollPaddingBlockEnd: `calc(${footButton} + ${space.m} + ${space.l} + ${space.s})`,
    overscrollBehavior: "contain",
    background: color.inkRaised,
    color: color.paper,
  },
  scrim: { background: color.ink, opacity: 0.7, forcedColorAdjust: "none", cursor: "default" },
  groups: { display: "grid", gap: space.m, marginBlockEnd: space.xxl },
  /** Always visible, while longer menus scroll behind it. */
  foot: {
    position: "sticky",
    insetBlockEnd: 0,
    display: "grid",
    paddingBlock: `${space.m} ${space.l}`,
    // Fades the links behind it, as a sign that the menu scrolls.
    boxShadow: `0 -24px 24px ${color.inkRaised}`,
    background: color.inkRaised,
    [media.low]: { position: "static" },
  },
});
