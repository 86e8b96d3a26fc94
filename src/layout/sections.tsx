import { Children, type ReactNode, Suspense } from "react";
import { SiteStyles } from "../theme/site-styles";

interface SectionsProps {
  readonly children: ReactNode;
  /** Number of sections that are shown before the style sheet has loaded. The page's head holds their styles. */
  readonly early?: number;
}

/**
 * The sections of a page. With a Suspense boundary each hydrates separately, so that the page stays responsive. React
 * hydrates a section first if the visitor interacts with it.
 */
export const Sections = ({ children, early = 1 }: SectionsProps) =>
  Children.map(children, (section, index) => (
    <>
      <Suspense>{section}</Suspense>
      {index === early - 1 && <SiteStyles />}
    </>
  ));
