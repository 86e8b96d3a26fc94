import { type ComponentProps, createElement } from "react";

/** Replaces the parts of Gatsby that components use. Queries need a build. */
export const Link = ({ to, replace: _, ...rest }: ComponentProps<"a"> & { to: string; replace?: boolean }) =>
  createElement("a", { href: to, ...rest });
export const withPrefix = (path: string) => path;
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
