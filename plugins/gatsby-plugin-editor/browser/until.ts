/** Waits for a state that Decap CMS draws soon. Returns whether it came within `limit` (in ms). */
export async function until(isReached: () => boolean, limit = 1000): Promise<boolean> {
  const end = performance.now() + limit;
  while (!isReached() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 10));
  return isReached();
}
