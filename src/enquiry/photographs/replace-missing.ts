import { dispatch } from "./dispatch";
import { missingIn } from "./progress";
import { readFiles } from "./read-files";
import { mostPhotographs } from "./reduce-choice";
import { getState } from "./state";

/** Sends files in place of photographs that did not arrive before a reload. Refuses those that their enquiries cannot take. */
export const replaceMissing = (files: readonly File[]): void => {
  const missing = missingIn(getState());
  let rest = readFiles(files);
  for (const [index, { key, delivered, total }] of missing.entries()) {
    // All that fit, for the last enquiry: the visitor may have meant more.
    const places = (index === missing.length - 1 ? mostPhotographs : total) - delivered;
    const taken = rest.slice(0, places);
    rest = rest.slice(places);
    if (taken.length > 0) dispatch({ type: "replace", key, files: taken });
  }
  dispatch({ type: "tooMany", files: rest });
};
