import { clsx } from "clsx";
import { type MouseEvent, useEffect, useRef } from "react";
import { ButtonLink } from "../components/button-link";
import { DialogButton } from "../components/dialog-button";
import { createStyles } from "../theme/create-styles";
import { drawn } from "../theme/icons";
import { from, media } from "../theme/media";
import { type } from "../theme/text";
import { color, layer, motion, shape, space } from "../theme/tokens";
import { MenuLink, MenuLinks } from "./menu-links";
import { menuLinks, useSite } from "./use-site";

const id = "site-menu";

/** The menu of a phone: a modal dialog, so that focus stays inside and Esc closes it; opens without scripts. */
export const MobileMenu = ({ pathname }: { readonly pathname: string }) => {
  const site = useSite();
  const { header, contact } = site.navigation;
  const dialog = useRef<HTMLDialogElement>(null);
  const ofMenu = { dialog, dialogId: id };
  useEffect(() => {
    const list = matchMedia(from("tablet"));
    // The navigation of wide screens takes over.
    const close = () => list.matches && dialog.current?.close();
    list.addEventListener("change", close);
    return () => list.removeEventListener("change", close);
  }, []);
  const closeAtLinkOrBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest("a")) currentTarget.close();
  };
  return (
    <div className={styles.menu}>
      <DialogButton {...ofMenu} command="show-modal" label="Menu" className={clsx(styles.toggle, styles.open)} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by itself */}
      <dialog
        id={id}
        ref={dialog}
        aria-label="Menu"
        data-tone="ink"
        className={styles.panel}
        onClick={closeAtLinkOrBackdrop}
      >
        <DialogButton {...ofMenu} command="close" label="Close menu" className={clsx(styles.toggle, styles.close)} />
        <nav aria-label="Menu" className={styles.content}>
          <ul className={styles.groups}>
            {header.map(({ title, href, list }) => (
              <li key={href}>
                <MenuLink label={title} href={href} pathname={pathname} className={type.subtitle} />
                {list && <MenuLinks links={menuLinks(site, list)} pathname={pathname} />}
              </li>
            ))}
          </ul>
          <ButtonLink href={contact.href} pathname={pathname} look="solid" className={styles.contact}>
            {contact.label}
          </ButtonLink>
        </nav>
      </dialog>
    </div>
  );
};

const styles = createStyles("mobile-menu", {
  menu: {
    marginInlineStart: "auto",
    // Not while it is open: without scripts it stays open when a phone is turned, and hidden it would leave the page inert.
    [media.from("tablet")]: { "&:not(:has(dialog[open]))": { display: "none" } },
  },
  toggle: {
    display: "grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    marginInlineEnd: "-10px",
    borderRadius: shape.radius,
  },
  open: { "&::before": drawn(28, "menu") },
  close: {
    position: "sticky",
    insetBlockStart: "16px",
    float: "inline-end",
    margin: `16px calc(${space.gutter} - 10px) 16px 0`,
    background: color.inkRaised,
    "&::before": drawn(28, "close"),
  },
  panel: {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: layer.header,
    width: "100%",
    maxWidth: "none",
    maxHeight: "80dvh",
    overscrollBehavior: "contain",
    overflowY: "auto",
    padding: 0,
    border: 0,
    background: color.inkRaised,
    color: color.paper,
    "&::backdrop": { background: color.ink, opacity: 0.7 },
    [media.motion]: {
      transition: `opacity ${motion.control}`,
      "@starting-style": { opacity: 0 },
    },
    "html:has(&[open])": { overflow: "hidden" },
  },
  content: { padding: `${space.l} ${space.gutter} ${space.xl}` },
  groups: { display: "grid", gap: space.m, marginBlockEnd: space.l },
  contact: { width: "100%" },
});
