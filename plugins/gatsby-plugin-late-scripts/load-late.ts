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
 * only. Every page has this function inline, as text: it must not use anything outside itself, and visitors would get
 * its comments.
 */
export const loadLate = (template: HTMLTemplateElement): void => {
  window.trustedTypes?.createPolicy("default", {
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
