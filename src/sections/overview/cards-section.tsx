import type { ReactNode } from "react";
import { Section } from "../../components/section";

/** The cards of an overview, below its hero, whose heading names them. */
export const CardsSection = ({ children }: { readonly children: ReactNode }) => (
  <Section tone="paper" labelledBy="page-heading">
    {children}
  </Section>
);
