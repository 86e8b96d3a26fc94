/** Replaces what measures the page where the browser lacks or refuses it: Gatsby and our components would leave a blank page. */
export const guardMeasuring = (): void => {
  guardPerformance();
  guardObserver("IntersectionObserver");
  guardObserver("ResizeObserver");
  guardMediaQueries();
};

/** Whether an action does not throw. */
const works = (action: () => void): boolean => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};

const replace = (name: string, value: unknown) => Object.defineProperty(window, name, { value });

/** Gatsby marks the start of a page in an effect of React. */
const guardPerformance = () => {
  if (works(() => performance.mark("onClientEntry"))) return;
  replace("performance", { now: () => Date.now(), getEntriesByName: () => [], getEntriesByType: () => [] });
};

/** Without reports, sections stay visible and rows stay scrollable, as without scripts. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const guardObserver = (name: "IntersectionObserver" | "ResizeObserver") => {
  const isAllowed = works(() => {
    const observer = new window[name](() => {});
    observer.observe(document.documentElement);
    observer.disconnect();
  });
  if (!isAllowed) replace(name, SilentObserver);
};

/** Then no condition is met: the page moves, and has the layout of its styles. */
const guardMediaQueries = () => {
  const isAllowed = works(() => {
    const list = matchMedia("print");
    list.addEventListener("change", doNothing);
    list.removeEventListener("change", doNothing);
  });
  if (isAllowed) return;
  const unmet = { matches: false, addEventListener: doNothing, removeEventListener: doNothing };
  replace("matchMedia", () => unmet);
};

const doNothing = () => {};
