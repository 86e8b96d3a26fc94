import { attempt } from "../draft";
import type { PhotographColumns } from "../fields";

type Photographs = typeof import("./photographs");

/** The most photographs of an enquiry. The database refuses more. */
export const mostPhotographs = 5;

const keyName = "enquiry-photographs";

let key: string | null | undefined;

/** The number of photographs of the present enquiry; until their code is loaded, the number of files chosen. */
let count = 0;

let loading: Promise<Photographs> | undefined;

/**
 * The random key that the photographs of the present enquiry are sent with. The tab keeps it until the enquiry is stored,
 * because an enquiry that is sent again must have the same key. Nothing if no photographs were asked for.
 */
export const readKey = (): string | null | undefined => (key ??= attempt(() => sessionStorage.getItem(keyName)));

/** Returns the key, and makes it if there is none. */
export const keepKey = (): string => {
  const kept = readKey() ?? randomKey();
  key = kept;
  attempt(() => sessionStorage.setItem(keyName, kept));
  return kept;
};

/** The next photographs get a new key. */
export const forgetKey = (): void => {
  key = undefined;
  attempt(() => sessionStorage.removeItem(keyName));
};

/** A random UUID of version 4. Without HTTPS, browsers have no `randomUUID`. */
const randomKey = () =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });

/**
 * Loads the code that handles photographs, when a visitor wants to add some. All calls get the same promise, so that what
 * they do with the code is done in their order. After a failure the next call tries again.
 */
export const loadPhotographs = <Code extends Photographs>(load: () => Promise<Code>): Promise<Code> => {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
    count = 0;
  });
  return loading as Promise<Code>;
};

/** Whether the visitor has asked for photographs: since the page was loaded, or in this tab for the present enquiry. */
export const askedForPhotographs = (): boolean => Boolean(loading || readKey());

/** Sets the number of photographs of the present enquiry. */
export const setCount = (photographs: number): void => {
  count = photographs;
};

/** Files were chosen. Their enquiry has a key from now on. */
export const announceFiles = (files: number): void => {
  count += files;
  keepKey();
};

/** What the enquiry says about its photographs; undefined without photographs. */
export const photographColumns = (): PhotographColumns | undefined =>
  count > 0 ? { photographs_key: keepKey(), photographs: Math.min(count, mostPhotographs) } : undefined;

/**
 * Begins the next enquiry, which has no photographs yet. Those of the last one are sent with its key, as soon as their code
 * is loaded; without a key they are forgotten. Resolves when the code has taken them over, or has not come.
 */
export const handOverPhotographs = async (sentKey: string | undefined): Promise<void> => {
  count = 0;
  forgetKey();
  await loading?.then(
    photographs => photographs.sendChosen(sentKey),
    () => undefined,
  );
};

/** The browser asks whether to leave the page, until the returned function is called. */
export const askBeforeLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
};
