import { type Enquiry, fieldNames } from "./fields";
import { ignoreErrors } from "./ignore-errors";

const key = "enquiry-draft";

/** Keeps the typed text while the tab is open. Does nothing if the browser allows no storage. */
export const keepDraft = (enquiry: Enquiry): void => {
  const empty = fieldNames.every(name => enquiry[name] === "");
  ignoreErrors(() => (empty ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(enquiry))));
};

/** Returns the fields that were typed earlier in this tab, or undefined if there is no usable draft. */
export const readDraft = (): Partial<Enquiry> | undefined =>
  ignoreErrors(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Enquiry> | null) ?? undefined;

/** Deletes the draft of a stored enquiry. */
export const forgetDraft = (): void => ignoreErrors(() => sessionStorage.removeItem(key));
