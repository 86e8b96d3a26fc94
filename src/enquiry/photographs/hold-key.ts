/** In ms: the tab from before a reload gives its keys back sooner. */
const timeLimit = 1_000;

/** What gives back each key that this tab holds. */
const held = new Map<string, () => void>();

/**
 * Resolves with whether this tab is the only one with a key. A copy of a tab has the same storage, but another tab holds
 * the key. True in a browser without locks.
 */
export const holdKey = (key: string): Promise<boolean> => {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks || held.has(key)) return Promise.resolve(true);
  return new Promise(resolve => {
    const hold = () =>
      new Promise<void>(release => {
        held.set(key, release);
        resolve(true);
      });
    const request = locks.request(`photographs ${key}`, { signal: AbortSignal.timeout(timeLimit) }, hold);
    request.catch(() => resolve(false));
  });
};

/**
 * Gives a key back, because a page that holds one is loaded anew when the visitor comes back to it. Not at once: a copy of
 * the tab that asks for it now must not get it.
 */
export const releaseKey = (key: string): void => {
  const release = held.get(key);
  held.delete(key);
  if (release) setTimeout(release, 2 * timeLimit);
};
