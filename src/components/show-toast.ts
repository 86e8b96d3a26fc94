import { createStore } from "../hooks/create-store";

/** A short message over the page. It stays when the visitor goes to another page. */
interface ToastMessage {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly text: string;
}

interface ToastState {
  readonly message?: ToastMessage;
  /** How many messages were shown. A repeated message has another number, so that screen readers announce it again. */
  readonly count: number;
}

const { getState, setState, useStore } = createStore<ToastState>({ count: 0 });

/** Shows a message in place of the visible one. */
export const showToast = (message: ToastMessage): void => setState({ message, count: getState().count + 1 });

/** Removes the visible message. */
export const hideToast = (): void => setState({ count: getState().count });

/** The message to show, if any, and its number. */
export const useToast = useStore;
