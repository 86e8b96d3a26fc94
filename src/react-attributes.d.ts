import "react";

/** Attributes of the platform that React 18's types do not know in the spelling that React 18 passes on. */
declare module "react" {
  // The parameters have to be named as in React's own declarations.
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
