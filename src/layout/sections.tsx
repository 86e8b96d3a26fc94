import { Children, type ReactNode, Suspense } from "react";

/**
 * The sections of a page. With a Suspense boundary each hydrates separately, so that the page stays responsive. React
 * hydrates a section first if the visitor interacts with it.
 */
export const Sections = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, section => <Suspense>{section}</Suspense>);
