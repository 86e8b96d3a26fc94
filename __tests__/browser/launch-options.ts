import type { LaunchOptions } from "@playwright/test";
import { findQuickBrowser } from "./find-browser";

/** How every browser suite starts its browser: also as root, without a graphics card, and without calls of its own. */
export const launchOptions = (executablePath = findQuickBrowser()): LaunchOptions => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // One process less, and no imitation of a graphics card in it: a seventh of the processor's time.
    "--in-process-gpu",
    "--disable-software-rasterizer",
  ],
});
