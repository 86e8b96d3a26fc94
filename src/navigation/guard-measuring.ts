/**
 * Replaces `performance` if the browser refuses to measure: Gatsby marks the start of a page in an effect of React, and an
 * error there would leave a blank page.
 */
export const guardMeasuring = (): void => {
  try {
    performance.mark("onClientEntry");
  } catch {
    const value = { now: () => Date.now(), getEntriesByName: () => [], getEntriesByType: () => [] };
    Object.defineProperty(window, "performance", { value });
  }
};
