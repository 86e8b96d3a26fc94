/** Undocumented names of Gatsby that this file uses. `__tests__/built/private-names.ts` fails if Gatsby removes one. */
interface GatsbyWindow {
  ___navigate: (path: string, options?: object) => unknown;
  readonly ___loader: { loadPage: (path: string) => Promise<{ readonly status?: "error" } | undefined> };
}

const { dataset } = document.documentElement;

/**
 * Follows only the latest link or Back. Gatsby follows each link when its page has loaded, even if the visitor has
 * followed another one or gone back in the meantime; after Back twice, it would show the content of the first page at the
 * address of the second. Shows a progress bar when a page takes longer than a second (`src/theme/global-styles.ts`).
 * If an answer is lost, Gatsby waits for ever, also after another click on the link. So the browser loads the page: after
 * ten seconds, or at once if the page's data cannot be read.
 */
export const followLatestLink = (): void => {
  const gatsby = window as unknown as GatsbyWindow;
  const { ___navigate: follow, ___loader: loader } = gatsby;
  const { loadPage } = loader;
  let latest = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => {
    for (const timer of timers) clearTimeout(timer);
    // The browser may still wait for the late page, and would open it.
    if (dataset["loading"] === "late") stop();
    delete dataset["loading"];
    return ++latest;
  };
  /** Never resolves if the visitor has followed another link or gone back. */
  const load = async (path: string, byBrowser: () => void) => {
    const own = cancel();
    const mark = (state: string, ms: number) => setTimeout(() => (dataset["loading"] = state), ms);
    timers = [mark("slow", 1_000), mark("late", 10_000), setTimeout(byBrowser, 10_000)];
    const page = await loadPage(path).catch(() => undefined);
    if (own !== latest) return new Promise<never>(() => {});
    cancel();
    return page;
  };
  gatsby.___navigate = async (path, options) => {
    const byBrowser = () => location.assign(path);
    const page = await load(path.replace(/#.*/, ""), byBrowser);
    if (!page || page.status === "error") byBrowser();
    else follow(path, options);
  };
  // Gatsby loads the page of the current address after Back or Forward. Otherwise it is already loaded.
  loader.loadPage = path =>
    path === location.pathname + location.search ? load(path, () => location.reload()) : loadPage(path);
  // Before the router's own listener, which loads the page.
  addEventListener("popstate", cancel, { capture: true });
  // A page from the back/forward cache still has the progress bar of the link that left it.
  addEventListener("pageshow", ({ persisted }) => persisted && cancel());
};
