import type { ReactNode } from "react";
import { pageHeadingId } from "../../components/hero";
import { Section } from "../../components/section";

/** The cards of an overview. The hero's heading names the section. */
export const CardsSection = ({ children }: { readonly children: ReactNode }) => (
  <Section tone="paper" labelledBy={pageHeadingId}>
    {children}
  </Section>
);
