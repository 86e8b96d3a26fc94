import type { Metric } from "web-vitals";

/**
 * Sends the Core Web Vitals of this visit to `GATSBY_VITALS_URL`, as JSON in a beacon. Loads the library when the
 * browser is idle. If the variable is empty, webpack removes this code and the library.
 */
export const reportVitals = (): void => {
  if (!process.env.GATSBY_VITALS_URL) return;
  const address = process.env.GATSBY_VITALS_URL;
  // As text, because JSON would need a preflight request to another origin.
  const send = ({ name, value, rating, id, navigationType }: Metric) =>
    navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id, navigationType, path: location.pathname }));
  const start = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
  };
  // After a release, a page that is still open cannot load its old file.
  const tryStart = () => void start().catch(() => undefined);
  // Safari lacks `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(tryStart);
  else setTimeout(tryStart, 1_000);
};
