import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Path of the page that is shown; a link to it is marked as the current one. */
  readonly pathname?: string;
};

/** A link inside the site, which `src/layout/follow-links.ts` follows without a page load, or to anywhere else. */
export const SiteLink = ({ href, pathname, children, ...rest }: SiteLinkProps) => (
  <a
    href={href.startsWith("/") ? withPrefix(href) : href}
    aria-current={href === pathname ? "page" : undefined}
    {...rest}
  >
    {children}
  </a>
);
