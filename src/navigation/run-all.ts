/**
 * Runs all actions, also after one has thrown, and reports the errors. Gatsby runs our code in React's effects: there an
 * error, for instance of a browser that allows no changes of the history, would leave a blank page.
 */
export const runAll = (actions: readonly (() => unknown)[]): void => {
  for (const action of actions)
    try {
      action();
    } catch (error) {
      reportError(error);
    }
};
