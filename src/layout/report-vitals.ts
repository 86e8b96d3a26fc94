import type { Metric } from "web-vitals";

/**
 * Sends what this visit was like (largest paint, shift, slowest answer to a press …) to `GATSBY_VITALS_URL`, as JSON in
 * a beacon that outlives the page. The library comes when the browser has nothing else to do; where the variable is
 * empty neither it nor this code is part of the scripts.
 */
export const reportVitals = (): void => {
  if (!process.env.GATSBY_VITALS_URL) return;
  const address = process.env.GATSBY_VITALS_URL;
  // Text is what a beacon may bring to another origin without asking first.
  const send = ({ name, value, rating, id, navigationType }: Metric) =>
    navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id, navigationType, path: location.pathname }));
  const start = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
  };
  // Safari has no such callback.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1_000);
};
