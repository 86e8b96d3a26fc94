import "react";

/** HTML attributes that React 18 passes on, in lower case, and that its types lack. */
declare module "react" {
  // Type parameters must have the same names as in React's own declarations.
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto";
  }
  interface CSSProperties {
    [property: `--${string}`]: string;
  }
}
