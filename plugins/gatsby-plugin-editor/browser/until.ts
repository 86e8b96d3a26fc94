type Timing = Readonly<{
  /** In ms: how long to wait at most. */
  limit?: number;
  /** In ms: the pause between two looks. */
  interval?: number;
}>;

/** Waits for a state of a page that other code draws soon. Returns whether it came in time. */
export async function until(isReached: () => boolean, { limit = 1000, interval = 10 }: Timing = {}): Promise<boolean> {
  const end = performance.now() + limit;
  while (!isReached()) {
    if (performance.now() >= end) return false;
    await new Promise(resolve => setTimeout(resolve, interval));
  }
  return true;
}
