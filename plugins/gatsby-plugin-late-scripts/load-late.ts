declare global {
  interface Window {
    /** Path of the page, which Gatsby's scripts compare with the address. */
    pagePath?: string;
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): object;
    };
  }
}

/**
 * Runs in the page, inline: it can use nothing from outside. Adds the content of `<template id="late-scripts">` to the
 * body once the page has loaded and has been painted, or after `maxDelay` ms.
 */
export const loadLate = (maxDelay: number): void => {
  // Under Trusted Types webpack may load scripts of this site only.
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
