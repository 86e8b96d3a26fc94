import { useSyncExternalStore } from "react";

/** There is nothing to subscribe to: React reads the second value once it has hydrated the page. */
const subscribe = () => () => undefined;

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
