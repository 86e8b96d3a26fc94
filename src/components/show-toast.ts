import { useSyncExternalStore } from "react";

/** A short message over the page. It stays when the visitor goes to another page. */
interface ToastMessage {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text: string;
}

/** A new id makes screen readers announce a repeated message again. */
type ShownMessage = ToastMessage & { readonly id: number };

let shown: ShownMessage | undefined;
let count = 0;
const listeners = new Set<() => void>();

const setShown = (message: ShownMessage | undefined) => {
  shown = message;
  for (const notify of listeners) notify();
};

/** Shows a message in place of the visible one. */
export const showToast = (message: ToastMessage): void => {
  count++;
  setShown({ ...message, id: count });
};

/** Removes the visible message. */
export const hideToast = (): void => setShown(undefined);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

const nothing = () => undefined;

/** The message to show, if any. */
export const useToast = (): ShownMessage | undefined => useSyncExternalStore(subscribe, () => shown, nothing);
