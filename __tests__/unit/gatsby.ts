import { type AnchorHTMLAttributes, createElement } from "react";

/** Replaces the parts of Gatsby that components use. Queries need a build. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) =>
  createElement("a", { href: to, ...rest });
export const withPrefix = (path: string) => path;
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
