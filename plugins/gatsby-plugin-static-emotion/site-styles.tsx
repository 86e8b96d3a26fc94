/** Id of the page's own link to its style sheet. React removes the link with the page. */
export const pageSheetId = "page-styles";

/** Id of the second link, which stays when the page changes. */
export const nextSheetId = "next-styles";

/**
 * Applies the second link to the style sheet, which the scripts add with a media query that never matches. With two
 * sheets at once, blocking time on a phone would be 80 ms longer.
 */
export const applyStyleSheet = (): void => document.getElementById(nextSheetId)?.removeAttribute("media");

const applyWhenRemoved = (link: HTMLLinkElement | null) => (link ? undefined : applyStyleSheet());

/**
 * The place of the page's style sheet, after the first section or sections. A browser paints what is before it at once,
 * and the rest when the sheet has loaded. The server adds the address (`static-renderer.tsx`), and React keeps it.
 */
export const SiteStyles = () => (
  <link ref={applyWhenRemoved} id={pageSheetId} rel="stylesheet" suppressHydrationWarning />
);
