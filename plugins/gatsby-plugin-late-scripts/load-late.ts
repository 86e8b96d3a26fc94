declare global {
  interface Window {
    /** Path of the page; Gatsby's scripts compare it with the address. */
    pagePath?: string;
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): object;
    };
  }
}

/**
 * Adds the content of the template to the body once the page has loaded and has been painted, or after `maxDelay` ms. The
 * load event can come before the first paint. With Trusted Types, webpack may load scripts of this site only.
 * Every page has this function inline, as text. It must not use anything outside itself, and a comment in its body would
 * be sent to every visitor.
 */
export const loadLate = (maxDelay: number, template: HTMLTemplateElement): void => {
  if (window.trustedTypes)
    window.trustedTypes.createPolicy("default", {
      createScriptURL: url => (new URL(url, location.href).origin === origin ? url : null),
    });
  const loaded = new Promise(resolve => addEventListener("load", resolve));
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  const tooLong = new Promise(resolve => setTimeout(resolve, maxDelay));
  void Promise.race([Promise.all([loaded, painted]), tooLong]).then(() =>
    setTimeout(() => {
      window.pagePath = template.dataset.path;
      document.body.append(template.content);
    }),
  );
};
