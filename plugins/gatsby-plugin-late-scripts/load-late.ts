declare global {
  interface Window {
    /** Path of the page; Gatsby's scripts compare it with the address. */
    pagePath?: string;
    readonly trustedTypes?: { createPolicy(name: string, rules: object): object };
  }
}

/**
 * Adds the content of the template to the body once the page has loaded and has been painted (in any order), or after
 * four seconds, for instance while a picture never arrives. With Trusted Types, webpack may load scripts of this site
 * only. After a reload, Back changes only the address. Until the page has started, this function then loads the page of
 * that address; a link to a hash keeps the path, so nothing loads. Every page has this function inline, as text: it must
 * not use anything outside itself, visitors would get its comments, and Babel writes `?.` three times as long as `if`.
 */
export const loadLate = (template: HTMLTemplateElement): void => {
  const path = location.pathname;
  window.onpopstate = () => path === location.pathname || location.reload();
  if (window.trustedTypes)
    window.trustedTypes.createPolicy("default", {
      createScriptURL: (url: string) => (new URL(url, location.href).origin === origin ? url : null),
    });
  const loaded = new Promise(resolve => addEventListener("load", resolve));
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  const tooLong = new Promise(resolve => setTimeout(resolve, 4_000));
  void Promise.race([Promise.all([loaded, painted]), tooLong]).then(() =>
    setTimeout(() => {
      window.pagePath = template.dataset.path;
      document.body.append(template.content);
    }),
  );
};
