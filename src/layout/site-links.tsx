import { withPrefix } from "gatsby";
import { color } from "../theme/tokens";

/**
 * What every page's head says about the site itself; `src/build/sharing/icons.ts` makes the files. A built page holds the
 * icon itself besides, for browsers that take an SVG. Every page begins in ink, in both colour schemes.
 */
export const siteLinks = [
  <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={color.ink} />,
  <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={color.ink} />,
  <link key="ico" rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />,
  <link key="mask" rel="mask-icon" href={withPrefix("/mask-icon.svg")} color={color.brand} />,
  <link key="touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,
];
