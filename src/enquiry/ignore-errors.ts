/** Returns the value of an action; undefined if it throws, because the browser allows no storage, for example. */
export const ignoreErrors = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
