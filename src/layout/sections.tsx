import { Children, type ReactNode, Suspense } from "react";

/**
 * The sections of a page, one below the other. Each hydrates by itself, in a slice of its own, so that the browser can
 * answer the visitor in between; one that is touched before its turn goes first.
 */
export const Sections = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, section => <Suspense>{section}</Suspense>);
