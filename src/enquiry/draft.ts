import { type Enquiry, fieldNames } from "./enquiry";

const key = "enquiry-draft";

/** Keeps what has been typed for as long as the tab is open. A browser that allows no storage keeps nothing. */
export const keepDraft = (enquiry: Enquiry): void => {
  const empty = fieldNames.every(name => enquiry[name] === "");
  attempt(() => (empty ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(enquiry))));
};

/** What was typed earlier in this tab, field by field; undefined where nothing usable is kept. */
export const readDraft = (): Partial<Enquiry> | undefined => {
  const kept = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  if (typeof kept !== "object" || kept === null) return undefined;
  const fields = Object.entries(kept).filter(
    ([name, value]) => (fieldNames as readonly string[]).includes(name) && typeof value === "string",
  );
  return Object.fromEntries(fields);
};

/** Forgets the draft of an enquiry that has been stored, unless another has been begun meanwhile. */
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
