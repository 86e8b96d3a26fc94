/** Undocumented names of Gatsby that this file uses. `__tests__/built/private-names.ts` fails if Gatsby removes one. */
interface GatsbyWindow {
  ___navigate: (path: string, options?: object) => void;
  readonly ___loader: { loadPage: (path: string) => Promise<unknown> };
}

const loading = "data-loading";

/**
 * Follows only the latest link or Back. Gatsby follows each link when its page has loaded, even if the visitor has
 * followed another one or gone back in the meantime. Shows a progress bar when a page takes longer than a second
 * (`src/theme/global-styles.ts`).
 */
export const followLatestLink = (): void => {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: follow } = gatsby;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    latest += 1;
    clearTimeout(timer);
    document.documentElement.removeAttribute(loading);
  };
  gatsby.___navigate = (path, options) => {
    cancel();
    const own = latest;
    timer = setTimeout(() => document.documentElement.setAttribute(loading, ""), 1_000);
    const followIfLatest = () => {
      if (own !== latest) return;
      cancel();
      follow(path, options);
    };
    void gatsby.___loader.loadPage(path.replace(/#.*/, "")).then(followIfLatest, followIfLatest);
  };
  // After Back twice, Gatsby would show the content of the first page at the address of the second: a blank page.
  const { loadPage } = gatsby.___loader;
  const isOpen = (path: string) => path === location.pathname + location.search;
  gatsby.___loader.loadPage = async path => {
    const wasOpen = isOpen(path);
    const page = await loadPage(path);
    return wasOpen && !isOpen(path) ? new Promise(() => {}) : page;
  };
  addEventListener("popstate", cancel);
  // A page from the back/forward cache still has the progress bar of the link that left it.
  addEventListener("pageshow", cancel);
};
