declare global {
  interface Window {
    /** Path of the page; Gatsby's scripts compare it with the address. */
    pagePath?: string;
  }
}

/**
 * Adds the content of the template to the body once the page has loaded and has been painted (in any order), or after
 * four seconds, for instance while a picture never arrives. Where paints are not reported, it does not wait for one. A
 * style sheet that has not arrived after four seconds keeps Chrome from reading what is below it. A link that a script
 * has added does not, so a copy replaces it. The second time the template is empty.
 * `data-scripts` on the body says that scripts are on their way. It goes when a Content-Security-Policy blocks something,
 * for instance that of a proxy, and it is never set where inline scripts are blocked.
 * After a reload, Back changes only the address. Until the page has started, this function then loads the page of
 * that address; a link to a hash keeps the path, so nothing loads. Every page has this function inline, as text: it must
 * not use anything outside itself, visitors would get its comments, and Babel writes `?.` three times as long as `if`.
 */
export const loadLate = (): void => {
  const path = location.pathname;
  window.onpopstate = () => {
    if (path !== location.pathname) location.reload();
  };
  document.body.dataset.scripts = "";
  const event = (type: string) => new Promise(resolve => addEventListener(type, resolve));
  void event("securitypolicyviolation").then(() => delete document.body.dataset.scripts);
  const read = event("DOMContentLoaded");
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  const start = () => {
    clearTimeout(timer);
    const template = document.querySelector("template[data-path]") as HTMLTemplateElement;
    window.pagePath = template.dataset.path;
    document.body.append(template.content);
  };
  const timer = setTimeout(() => {
    document.querySelectorAll<HTMLLinkElement>("body link").forEach(link => {
      if (!link.sheet) link.replaceWith(link.cloneNode());
    });
    void read.then(start);
  }, 4_000);
  void Promise.allSettled([event("load"), painted]).then(() => setTimeout(start));
};
