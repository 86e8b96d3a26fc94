import { withTimeout } from "../with-timeout";

type Photographs = typeof import("./photographs");

/** In ms: the words of an enquiry do not wait longer for this code. */
const longestWait = 2_000;

let loading: Promise<Photographs> | undefined;

/** Loads the code that handles photographs, when a visitor wants to add some. After a failure the next call tries again. */
export const loadPhotographs = <Code extends Photographs>(load: () => Promise<Code>): Promise<Code> => {
  const loaded = load();
  loading = loaded;
  loaded.catch(() => (loading = undefined));
  return loaded;
};

/** Whether the visitor has asked for photographs since the page was loaded. */
export const askedForPhotographs = (): boolean => loading !== undefined;

/** The code that handles photographs if it was asked for and arrives in time. */
export const loadedPhotographs = async (): Promise<Photographs | undefined> =>
  loading && withTimeout(longestWait, loading).catch(() => undefined);
