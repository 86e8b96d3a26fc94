import { findBrowser } from "./find-browser";

/** Ends a run that has no browser to run in. */
const requireBrowser = () => {
  if (!findBrowser())
    throw new Error("There is no Chrome or Chromium for the browser tests. npm run browser gets one.");
};

export default requireBrowser;
