import { clsx } from "clsx";
import { SiteLink } from "../components/site-link";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, shape } from "../theme/tokens";
import type { MenuLink } from "./use-site";

interface MenuItemProps extends MenuLink {
  readonly pathname: string;
  readonly className?: string;
}

/** A link on a dark ground, tall enough for a thumb. */
export const MenuItem = ({ label, href, pathname, className }: MenuItemProps) => (
  <SiteLink href={href} className={clsx(styles.link, className)} aria-current={href === pathname ? "page" : undefined}>
    {label}
  </SiteLink>
);

interface MenuLinksProps {
  readonly links: readonly MenuLink[];
  readonly pathname: string;
  readonly className?: string;
}

/** A column of such links. */
export const MenuLinks = ({ links, pathname, className }: MenuLinksProps) => (
  <ul className={className}>
    {links.map(link => (
      <li key={link.href}>
        <MenuItem {...link} pathname={pathname} />
      </li>
    ))}
  </ul>
);

const styles = createStyles("menu-links", {
  link: {
    display: "flex",
    alignItems: "center",
    minHeight: shape.tap,
    textDecoration: "none",
    "&[aria-current]": { color: color.brandOnDark },
    [media.hover]: { "&:hover": { color: color.brandOnDark } },
  },
});
