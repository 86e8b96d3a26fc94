import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** A link inside the site without a page load; any other address as an ordinary link. */
export const SiteLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) =>
  href.startsWith("/") ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
