import { useSyncExternalStore } from "react";

/** Makes a state of the whole page, which components follow. It stays when the visitor goes to another page. */
export const createStore = <State>(initialState: State) => {
  let state = initialState;
  const listeners = new Set<() => void>();
  const getState = () => state;
  const setState = (next: State): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Calls the listener after each change, until the returned function is called. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** The state; during hydration the initial one, as on the server. */
  const useStore = () => useSyncExternalStore(subscribe, getState, () => initialState);
  return { getState, setState, subscribe, useStore };
};
