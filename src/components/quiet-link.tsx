import { navigate, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { hasModifier } from "./has-modifier";

type QuietLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/**
 * A link back to where few go. Gatsby's own link fetches the data of the page that it leads to as soon as it is seen;
 * this one waits until it is pressed.
 */
export const QuietLink = ({ href, children, ...rest }: QuietLinkProps) => {
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={withPrefix(href)} onClick={go} {...rest}>
      {children}
    </a>
  );
};
