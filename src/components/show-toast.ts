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

/** Replaces the visible message. Without an argument, removes it. */
export const showToast = (message?: ToastMessage): void => {
  shown = message && { ...message, id: ++count };
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

const nothing = () => undefined;

/** The message to show, if any. */
export const useToast = (): ShownMessage | undefined => useSyncExternalStore(subscribe, () => shown, nothing);
