import { ACTIONS } from "./names";
import phrases from "./phrases.json";
import type { Listener } from "./store";

type Locale = { [key: string]: unknown };

/** Sets the editor's phrases instead of Decap CMS's own. On this computer, "publish" is called "save". */
export function setPhrases(isLocal: boolean): void {
  Object.assign(CMS.getLocale("en"), phrases.all, isLocal && phrases.local);
}

/** A phrase by its key, which is flat in ours and nested in Decap CMS's. */
function phraseOf(key: string): string {
  const locale = CMS.getLocale("en") as Locale;
  const nested = key.split(".").reduce<unknown>((part, name) => (part as Locale | undefined)?.[name], locale);
  const phrase = locale[key] ?? nested;
  return typeof phrase === "string" ? phrase : key;
}

/** The details of a notification: an error, or a text. */
function textOf(details: unknown): string {
  if (details instanceof Error) return details.message;
  return typeof details === "string" ? details : "";
}

/** Gives the notifications of Decap CMS, which it would hide after seconds, to a function. */
export const takeNotifications = (show: (text: string, key: string, isError: boolean) => void): Listener => ({
  before: action => {
    const { message, type } = action.payload ?? {};
    if (action.type !== ACTIONS.notify || !message) return action;
    const text = phraseOf(message.key).replace("%{details}", () => textOf(message.details));
    // Empty after a save: `local-backend.ts` says more.
    if (text) show(text, message.key, type === "error");
    return undefined;
  },
});
