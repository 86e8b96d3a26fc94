import { SiteLink } from "../components/site-link";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, shape } from "../theme/tokens";
import type { MenuLink } from "./use-site";

interface MenuLinksProps {
  readonly links: readonly MenuLink[];
  readonly pathname: string;
  readonly className?: string;
}

/** A column of links on a dark ground, each tall enough for a thumb. */
export const MenuLinks = ({ links, pathname, className }: MenuLinksProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <SiteLink href={href} className={styles.link} aria-current={href === pathname ? "page" : undefined}>
          {label}
        </SiteLink>
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
