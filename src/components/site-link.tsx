import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link inside the site without a page load; any other address as an ordinary link. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) =>
  href.startsWith("/") ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
