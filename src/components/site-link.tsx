import { Link, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Path of the current page; a link to it gets `aria-current`. */
  readonly pathname?: string;
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
};

/** A link to this site or to another. Links to this site without a `target` change the page without a reload. */
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
