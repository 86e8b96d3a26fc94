import { clsx } from "clsx";
import { SiteLink } from "../components/site-link";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, shape } from "../theme/tokens";

interface MenuLinksProps {
  readonly links: readonly Queries.LinkFragment[];
  readonly pathname: string;
  readonly className?: string;
}

/** A column of links on a dark background, each tall enough for a thumb. */
export const MenuLinks = ({ links, pathname, className }: MenuLinksProps) => (
  <ul className={className}>
    {links.map(link => (
      <li key={link.href}>
        <MenuLink href={link.href} label={link.label} pathname={pathname} />
      </li>
    ))}
  </ul>
);

type MenuLinkProps = Queries.LinkFragment & { readonly pathname: string; readonly className?: string };

export const MenuLink = ({ href, label, pathname, className }: MenuLinkProps) => (
  <SiteLink href={href} pathname={pathname} className={clsx(styles.link, className)}>
    {label}
  </SiteLink>
);

const underlined = {
  color: color.paper,
  textDecoration: `underline ${color.brand} ${shape.ruleThickness}`,
  textUnderlineOffset: "0.4em",
} as const;

const styles = createStyles("layout/menu-links", {
  link: {
    display: "flex",
    alignItems: "center",
    minHeight: shape.tap,
    textDecoration: "none",
    "&[aria-current]": underlined,
    [media.hover]: { "&:hover": underlined },
  },
});
