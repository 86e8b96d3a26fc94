import type { AnchorHTMLAttributes } from "react";

/** What components take from Gatsby, without its runtime: links are plain links, queries are left to the build. */
export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
export const withPrefix = (path: string) => path;
export const graphql = () => undefined;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
