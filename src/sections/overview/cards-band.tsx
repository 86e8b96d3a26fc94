import type { ReactNode } from "react";
import { Band } from "../../components/band";

/** The cards of an overview, below its hero, whose heading names them. */
export const CardsBand = ({ children }: { readonly children: ReactNode }) => (
  <Band tone="paper" labelledBy="page-heading">
    {children}
  </Band>
);
