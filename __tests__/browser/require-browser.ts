import { findBrowser } from "./find-browser";

/** Throws if there is no browser for the tests. */
const requireBrowser = () => {
  if (!findBrowser())
    throw new Error("There is no Chrome or Chromium for the browser tests. npm run browser gets one.");
};

export default requireBrowser;
