import { findBrowser } from "./find-browser";
import { describeLack } from "./find-program";
import { versioned } from "./versioned-programs";

/** Throws if there is no browser for the tests. */
const requireBrowser = () => {
  if (!findBrowser())
    throw new Error(`The browser tests have no browser. ${describeLack(versioned.chromium)} npm run browser gets one.`);
};

export default requireBrowser;
