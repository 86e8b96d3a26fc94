import { type Enquiry, fieldNames } from "./fields";

const key = "enquiry-draft";

/** Keeps the typed text while the tab is open. Does nothing if the browser allows no storage. */
export const keepDraft = (enquiry: Enquiry): void => {
  const empty = fieldNames.every(name => enquiry[name] === "");
  attempt(() => (empty ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(enquiry))));
};

/** Returns the fields that were typed earlier in this tab, or undefined if there is no usable draft. */
export const readDraft = (): Partial<Enquiry> | undefined => {
  const kept = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  if (typeof kept !== "object" || kept === null) return undefined;
  const fields = Object.entries(kept).filter(
    ([name, value]) => (fieldNames as readonly string[]).includes(name) && typeof value === "string",
  );
  return Object.fromEntries(fields);
};

/** Deletes the draft of a stored enquiry, unless the visitor has changed it meanwhile. */
export const forgetDraft = (stored: Enquiry): void => {
  const draft = readDraft();
  const same = fieldNames.every(name => (draft?.[name] ?? "") === stored[name]);
  if (same) attempt(() => sessionStorage.removeItem(key));
};

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
