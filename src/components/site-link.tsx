import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Path of the page that is shown; a link to it is marked as the current one. */
  readonly pathname?: string;
};

/** A link to a page of the site, or to anywhere else. Only one without a target saves the page load. */
export const SiteLink = ({ href, pathname, children, ...rest }: SiteLinkProps) =>
  href.startsWith("/") && !rest.target ? (
    <Link to={href} aria-current={href === pathname ? "page" : undefined} {...(rest as object)}>
      {children}
    </Link>
  ) : (
    <a href={href.startsWith("/") ? withPrefix(href) : href} {...rest}>
      {children}
    </a>
  );
