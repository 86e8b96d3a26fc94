import { type MouseEvent, useEffect, useRef } from "react";
import { ButtonLink } from "../components/button-link";
import { DialogButton } from "../components/dialog-button";
import { Icon } from "../components/icon";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { color, layer, motion, shape, space } from "../theme/tokens";
import { MenuItem, MenuLinks } from "./menu-links";
import { menuLinks, useSite } from "./use-site";

const id = "site-menu";

/** The width from which the navigation of wide screens takes over. */
const wide = media.from("tablet").replace("@media ", "");

/** The menu of a phone: a modal dialog, so that focus stays inside and Esc closes it; opens without scripts. */
export const MobileMenu = ({ pathname }: { readonly pathname: string }) => {
  const site = useSite();
  const { header, contact } = site.navigation;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const list = matchMedia(wide);
    const close = () => dialog.current?.close();
    list.addEventListener("change", close);
    return () => list.removeEventListener("change", close);
  }, []);
  const closeAtLinkOrBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest("a")) currentTarget.close();
  };
  return (
    <div className={styles.menu}>
      <DialogButton opens={dialog} dialogId={id} label="Menu" className={styles.toggle}>
        <Icon name="menu" size={28} />
      </DialogButton>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by itself */}
      <dialog
        id={id}
        ref={dialog}
        aria-label="Menu"
        data-tone="ink"
        className={styles.panel}
        onClick={closeAtLinkOrBackdrop}
      >
        <div className={styles.top}>
          <DialogButton closes={dialog} dialogId={id} label="Close menu" className={styles.toggle}>
            <Icon name="close" size={28} />
          </DialogButton>
        </div>
        <nav aria-label="Menu" className={styles.content}>
          {header.map(({ title, href, list }) => (
            <div key={href} className={styles.group}>
              <MenuItem label={title} {...{ href, pathname }} className={type.subtitle} />
              {list && <MenuLinks links={menuLinks(site, list)} pathname={pathname} />}
            </div>
          ))}
          <ButtonLink href={contact.href} className={styles.contact}>
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
  panel: {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: layer.header,
    width: "100%",
    maxWidth: "none",
    maxHeight: "80vh",
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
  top: {
    position: "sticky",
    top: 0,
    display: "flex",
    justifyContent: "flex-end",
    alignItems: "center",
    minHeight: shape.header,
    paddingInline: space.gutter,
    background: color.inkRaised,
  },
  content: { display: "grid", gap: space.l, padding: `0 ${space.gutter} ${space.xl}` },
  group: { display: "grid", gap: space.xs },
  contact: { width: "100%" },
});
