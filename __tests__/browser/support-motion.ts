import type { Locator, Page } from "@playwright/test";

/** Holds every fade and movement at its beginning, so that it can be looked at; before the first `goto`. */
export const pauseMovements = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
};

/** How much of an element shows through all that it stands in, from 0 to 1. */
export const opacityOf = (element: Locator) =>
  element.evaluate(start => {
    let opacity = 1;
    for (let at: Element | null = start; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
