import { attempt } from "../draft";
import type { PhotographColumns } from "../fields";

type Photographs = typeof import("./photographs");

/** The most photographs of an enquiry. The database refuses more. */
export const mostPhotographs = 5;

/**
 * What the tab keeps in its storage while an enquiry is not stored: nothing until photographs are asked for, then an
 * empty text, then the key that the enquiry was sent with.
 */
const keyName = "enquiry-photographs";

let key: string | null | undefined;

/** The number of photographs of the present enquiry; until their code is loaded, the number of files chosen. */
let count = 0;

let loading: Promise<Photographs> | undefined;

/**
 * The random key that the photographs of the present enquiry are sent with. An enquiry that is sent again must have the
 * same one. Empty before it is sent for the first time, so that a copy of the tab gets a key of its own; undefined or
 * null if no photographs were asked for.
 */
export const readKey = (): string | null | undefined => (key ??= attempt(() => sessionStorage.getItem(keyName)));

/** Whether photographs of the present enquiry were asked for before the page was reloaded. */
export const askedBeforeReload = typeof readKey() === "string";

const keepKey = (kept: string) => {
  key = kept;
  attempt(() => sessionStorage.setItem(keyName, kept));
};

/** The tab remembers that photographs were asked for: Android may reload the page while its camera is open. */
export const rememberAsked = (): void => keepKey(readKey() ?? "");

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

/** Whether the visitor has asked for photographs, since the page was loaded or before. */
export const askedForPhotographs = (): boolean => askedBeforeReload || loading !== undefined;

/** Sets the number of photographs of the present enquiry. */
export const setCount = (photographs: number): void => {
  count = photographs;
};

/** Files were chosen, and their code may not be loaded yet. */
export const announceFiles = (files: number): void => {
  count += files;
  rememberAsked();
};

/** What an enquiry that is sent now says about its photographs; undefined without photographs. */
export const photographColumns = (): PhotographColumns | undefined => {
  if (count === 0) return undefined;
  const sentKey = readKey() || randomKey();
  keepKey(sentKey);
  return { photographs_key: sentKey, photographs: Math.min(count, mostPhotographs) };
};

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
