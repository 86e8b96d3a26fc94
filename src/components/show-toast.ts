import { useSyncExternalStore } from "react";

/** A short message that lies over the page, whichever page that is by then. */
interface ToastMessage {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text: string;
}

/** Each message has an id of its own, so that the same words are read aloud again when they come again. */
type ShownMessage = ToastMessage & { readonly id: number };

let shown: ShownMessage | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message in place of the one before; none, when there is none. */
export const showToast = (message?: ToastMessage): void => {
  shown = message && { ...message, id: ++count };
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

const nothing = () => undefined;

/** The message that is to be seen. */
export const useToast = (): ShownMessage | undefined => useSyncExternalStore(subscribe, () => shown, nothing);
