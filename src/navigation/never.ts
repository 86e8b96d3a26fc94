/** A promise that never resolves. Returned instead of a page that must not be shown. */
export const never = new Promise<never>(() => {});
