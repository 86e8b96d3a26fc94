/**
 * Applies the second link to the style sheet, which the scripts add with a media query that never matches. With two
 * sheets at once, blocking time on a phone would be 80 ms longer.
 */
export const applyStyleSheet = (): void => document.getElementById("next-styles")?.removeAttribute("media");

const applyWhenRemoved = (link: HTMLLinkElement | null) => (link ? undefined : applyStyleSheet());

/**
 * The place of the page's style sheet, after the first section or sections. A browser paints what is before it at once,
 * and the rest when the sheet has loaded. The server adds the address (`static-renderer.tsx`). React keeps it, and removes
 * the link with the page.
 */
export const SiteStyles = () => <link ref={applyWhenRemoved} rel="stylesheet" suppressHydrationWarning />;
