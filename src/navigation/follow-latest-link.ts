import { never } from "./never";

/** A loaded page. Gatsby leaves out `page` after an error. */
interface LoadedPage {
  readonly status?: "error";
  readonly page?: { readonly webpackCompilationHash: string };
}

/** Undocumented names of Gatsby that this file uses. `__tests__/built/private-names.test.ts` fails if Gatsby removes one. */
interface GatsbyWindow {
  ___navigate: (path: string, options?: object) => unknown;
  readonly ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  /** Hash of the build that this document is from. */
  readonly ___webpackCompilationHash: string;
}

const { dataset } = document.documentElement;

/** In ms: a page that takes longer gets a progress bar (`src/theme/global-styles.ts`). */
const slowAfter = 1_000;

/** In ms: then the browser loads the page. If an answer is lost, Gatsby waits for ever, also after another click. */
const lateAfter = 10_000;

/**
 * Follows only the latest link or Back. Gatsby follows each link when its page has loaded, even if the visitor has
 * followed another one or gone back in the meantime; after Back twice, the page would be blank if the answer for the first
 * comes before that for the second. The browser loads a page that is late, that cannot be read, or that is from another build:
 * Gatsby would do the last as well, but with two entries in the history.
 */
export const followLatestLink = (): void => {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: follow, ___loader: loader } = gatsby;
  const { loadPage } = loader;
  /** Counts the loads, to tell a load that another one has replaced. */
  let currentLoad = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  /**
   * A late page is one that the browser loads, and it opens that page when it arrives, even after another link or Back.
   * `window.stop` is the only way to end such a load. It would also stop pictures, so it is called for a late page only.
   */
  const stopLatePage = () => {
    if (dataset["loading"] === "late") window.stop();
  };

  const hideProgressBar = () => {
    delete dataset["loading"];
  };

  /** Stops everything that waits for the page of the current load. The page may still be shown. */
  const endLoad = () => {
    clearTimers();
    stopLatePage();
    hideProgressBar();
  };

  /** Ends the current load. Its page is not shown, even if it still arrives. */
  const abandonLoad = () => {
    endLoad();
    currentLoad++;
  };

  /** Never resolves if the visitor has followed another link or gone back. */
  const load = async (path: string, byBrowser: () => void) => {
    abandonLoad();
    const thisLoad = currentLoad;
    timers = [
      setTimeout(() => {
        dataset["loading"] = "slow";
      }, slowAfter),
      setTimeout(() => {
        dataset["loading"] = "late";
        byBrowser();
      }, lateAfter),
    ];
    const page = await loadPage(path).catch(() => undefined);
    if (thisLoad !== currentLoad) return never;
    endLoad();
    return page;
  };

  gatsby.___navigate = async (path, options) => {
    const byBrowser = () => location.assign(path);
    const loaded = await load(path.replace(/#.*/, ""), byBrowser);
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === gatsby.___webpackCompilationHash;
    if (isOfThisBuild || process.env.NODE_ENV === "development") follow(path, options);
    else byBrowser();
  };

  /** Gatsby loads the page of the current address after Back or Forward. Otherwise it is already loaded. */
  const loadCurrent = async (path: string) => {
    const byBrowser = () => location.reload();
    const loaded = await load(path, byBrowser);
    if (loaded?.page) return loaded;
    byBrowser();
    return never;
  };
  loader.loadPage = path => {
    // The browser has changed the address already. After a link it changes later, when the page has loaded.
    const isBack = path === location.pathname + location.search;
    return isBack ? loadCurrent(path) : loadPage(path);
  };

  // From here on the router answers Back, not the inline script of gatsby-plugin-late-scripts.
  window.onpopstate = null;
  // Before the router's own listener, which loads the page.
  addEventListener("popstate", abandonLoad, { capture: true });
  // A page from the back/forward cache still has the progress bar of the link that left it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) abandonLoad();
  });
};
