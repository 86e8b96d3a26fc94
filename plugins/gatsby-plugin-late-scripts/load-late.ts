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
 * Adds the content of `<template id="late-scripts">` to the body once the page has loaded and has been painted, or
 * after `maxDelay` ms. It is inlined as text, so it must not use anything outside itself.
 */
export const loadLate = (maxDelay: number): void => {
  // Trusted Types: webpack may load scripts of this site only.
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: url => (new URL(url, location.href).origin === origin ? url : null),
  });
  const template = document.querySelector<HTMLTemplateElement>("#late-scripts");
  const loaded = new Promise(resolve => addEventListener("load", resolve));
  // The load event can come before the first paint.
  const painted = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  const tooLong = new Promise(resolve => setTimeout(resolve, maxDelay));
  void Promise.race([Promise.all([loaded, painted]), tooLong]).then(() =>
    setTimeout(() => {
      window.pagePath = template?.dataset.path;
      if (template) document.body.append(template.content);
    }),
  );
};
