import { Children, type ReactNode, Suspense } from "react";
import { SiteStyles } from "../theme/site-styles";

/**
 * The sections of a page. With a Suspense boundary each hydrates separately, so that the page stays responsive. React
 * hydrates a section first if the visitor interacts with it.
 */
export const Sections = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (section, index) => (
    <>
      <Suspense>{section}</Suspense>
      {index === 0 && <SiteStyles />}
    </>
  ));
