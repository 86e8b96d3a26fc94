import type { ReactNode } from "react";

/**
 * A text that browsers must not translate or reorder, such as a name, a telephone number or an address. In a page that
 * is translated into a language from right to left, "01632 960 142" would otherwise read "142 960 01632".
 */
export const Verbatim = ({ children }: { readonly children: ReactNode }) => (
  <span translate="no" dir="ltr">
    {children}
  </span>
);
