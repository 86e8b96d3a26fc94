import { type AnchorHTMLAttributes, createElement } from "react";

/** What components take from Gatsby, without its runtime: queries are left to the build. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) =>
  createElement("a", { href: to, ...rest });
export const withPrefix = (path: string) => path;
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
