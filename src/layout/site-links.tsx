import { color } from "../theme/tokens";

/** What every page's head says about the site itself. Every page begins in ink, in both colour schemes. */
export const siteLinks = [<meta key="theme" name="theme-color" content={color.ink} />];
