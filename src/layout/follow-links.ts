import { globalHistory } from "@gatsbyjs/reach-router";
import { type GatsbyLinkProps, withPrefix } from "gatsby";
import { hasModifier } from "../components/has-modifier";

declare global {
  interface Window {
    readonly ___navigate: (to: string, options?: Pick<GatsbyLinkProps<unknown>, "replace">) => void;
    readonly ___loader: { readonly loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * The link to another page of the site that an event happened on; files, places on the same page
 * and links with a target, which the browser follows by itself, are none.
 */
const pageLinkAt = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(withPrefix("/"))) return;
  const isFile = /\.\w+$/.test(link.pathname);
  const isSamePlace = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isFile || isSamePlace ? undefined : link;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Follows plain links inside the site without a page load: one listener for all, instead of Gatsby's link component with
 * an observer each, which also fetches the data of every page that a link in view leads to. Here a page is fetched as
 * soon as a finger or mouse is on its link. The link that was pressed last wins, however late the page of an earlier one
 * arrives; until then `data-loading` shows that something is on its way (`global-styles.ts`). To be called once Gatsby's own navigation is set up.
 */
export const followLinks = (): void => {
  let latest: object | undefined;
  const rest = () => {
    latest = undefined;
    document.documentElement.removeAttribute("data-loading");
  };
  globalHistory.listen(rest);
  // A page that the browser kept as it was when it was left.
  addEventListener("pageshow", rest);
  addEventListener("pointerover", event => {
    const link = pageLinkAt(event);
    if (link) void window.___loader.loadPage(addressOf(link));
  });
  addEventListener("click", event => {
    const link = pageLinkAt(event);
    if (!link || event.defaultPrevented || event.button > 0 || hasModifier(event)) return;
    event.preventDefault();
    const pressed = (latest = {});
    document.documentElement.setAttribute("data-loading", "");
    const to = addressOf(link);
    const replace = link.href === location.href;
    void window.___loader.loadPage(to).then(() => {
      if (pressed === latest) window.___navigate(to, { replace });
    });
  });
};
