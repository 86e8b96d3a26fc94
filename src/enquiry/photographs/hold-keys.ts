import { dispatch } from "./dispatch";
import { getState, subscribe } from "./state";

/** In ms: the tab from before a reload gives its keys back sooner. */
const timeLimit = 1_000;

/** Holds each key of the state as long as it is there. Says of each whether this tab is the only one with it. */
export const holdKeys = (): void => {
  /** What gives back each key that this tab holds or asks for. */
  const held = new Map<string, () => void>();
  const follow = () => {
    const { key, keptKey, deliveries } = getState();
    const keys = new Set([key, keptKey, ...deliveries.map(delivery => delivery.key)]);
    keys.delete("");
    for (const each of keys) if (!held.has(each)) held.set(each, holdKey(each));
    for (const [each, release] of held)
      if (!keys.has(each)) {
        held.delete(each);
        // Not at once: a copy of the tab that asks for it now must not get it.
        setTimeout(release, 2 * timeLimit);
      }
  };
  subscribe(follow);
  follow();
};

/**
 * Holds a key until the returned function is called: a page that holds one is loaded anew when the visitor comes back to
 * it. A copy of a tab has the same storage, but another tab holds the key. In a browser without locks, no other tab does.
 */
const holdKey = (key: string): (() => void) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  const claim = (isOurs: boolean) => dispatch({ type: "claimed", key, isOurs });
  const { locks } = navigator as { readonly locks?: LockManager };
  const hold = () => {
    claim(true);
    return released;
  };
  if (locks)
    locks.request(`photographs ${key}`, { signal: AbortSignal.timeout(timeLimit) }, hold).catch(() => claim(false));
  else void Promise.resolve().then(hold);
  return release;
};
