import { dispatchChoice, getState } from "./state";

let loading: Promise<unknown> | undefined;

/**
 * Loads the code that handles photographs, when a visitor wants to add some. All calls get the same promise. After a
 * failure the chosen files are forgotten, and the next call tries again.
 */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    dispatchChoice({ type: "unavailable" });
    throw error;
  });
  return loading as Promise<Code>;
};

/** Resolves when the code that is being loaded, if any, has come or has not. */
export const codeSettled = async (): Promise<void> => {
  await loading?.catch(() => undefined);
};

/** Whether the visitor has asked for photographs, since the page was loaded or before. */
export const askedForPhotographs = (): boolean => {
  const { asked, deliveries } = getState();
  return asked || deliveries.length > 0 || loading !== undefined;
};
