import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyLinkProps } from "gatsby";

type Navigate = (to: string | number, options?: Pick<GatsbyLinkProps<unknown>, "state" | "replace">) => void;

declare global {
  interface Window {
    ___navigate: Navigate;
    readonly ___loader: { readonly loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Has the link that was pressed last win. Gatsby goes to each page when its data arrive, so that a slow page would take
 * a visitor away from where they went in the meantime. To be called once Gatsby's own way is set up.
 */
export const followLatestLink = (): void => {
  const navigate = window.___navigate;
  let latest = {};
  globalHistory.listen(() => {
    latest = {};
  });
  window.___navigate = (to, options) => {
    const pressed = (latest = {});
    if (typeof to === "number") return navigate(to);
    void window.___loader.loadPage(to).then(() => {
      if (pressed === latest) navigate(to, options);
    });
  };
};
