import { ignoreErrors } from "../ignore-errors";
import type { PhotographColumns } from "../fields";

type Photographs = typeof import("./photographs");

/** The most photographs of an enquiry. The database refuses more. */
export const mostPhotographs = 5;

/**
 * What the tab keeps in its storage while an enquiry is not stored: nothing until photographs are asked for, then an
 * empty text, then the key that the enquiry was sent with.
 */
const keyName = "enquiry-photographs";

/** Where the tab keeps the photographs of stored enquiries until they have arrived. */
const deliveriesName = "enquiry-photographs-sent";

/** In ms: so long does the database take photographs of a stored enquiry. */
const openTime = 3_600_000;

/** The photographs of a stored enquiry that have not all arrived. */
export interface KeptDelivery {
  readonly key: string;
  /** How many have arrived. */
  readonly sent: number;
  readonly total: number;
  /** What the database knows as their total. */
  readonly announced: number;
  /** When the enquiry was stored, in ms since 1970. */
  readonly storedAt: number;
}

/** The deliveries that this tab keeps and that may still be completed. */
export const readDeliveries = (): readonly KeptDelivery[] => {
  const kept = ignoreErrors(() => JSON.parse(sessionStorage.getItem(deliveriesName) ?? "[]") as readonly KeptDelivery[]);
  return (kept ?? []).filter(({ storedAt }) => Date.now() - storedAt < openTime);
};

/** Replaces the deliveries that this tab keeps. */
export const keepDeliveries = (deliveries: readonly KeptDelivery[]): void =>
  ignoreErrors(() => sessionStorage.setItem(deliveriesName, JSON.stringify(deliveries)));

/** What was on its way when the page was reloaded. */
export const leftBehind = readDeliveries();

/** What the tab has kept of an enquiry that was not stored before the page was reloaded. A copy of the tab has it, too. */
export const keptKey = ignoreErrors(() => sessionStorage.getItem(keyName));

/** Whether photographs of the present enquiry were asked for before the page was reloaded. */
export const askedBeforeReload = typeof keptKey === "string";

let key = "";

/** The number of photographs that the enquiry was sent with. */
let announced = 0;

/** The number of photographs of the present enquiry; until their code is loaded, the number of files chosen. */
let count = 0;

let loading: Promise<Photographs> | undefined;

/**
 * The random key that the photographs of the present enquiry are sent with. An enquiry that is sent again must have the
 * same one. Empty before it is sent for the first time.
 */
export const readKey = (): string => key;

const keepKey = (kept: string) => {
  key = kept;
  ignoreErrors(() => sessionStorage.setItem(keyName, kept));
};

/** Goes on with the key from before the reload, unless there is another one by now. */
export const adoptKey = (kept: string): void => {
  if (key === "") keepKey(kept);
};

/** The tab remembers that photographs were asked for: Android may reload the page while its camera is open. */
export const rememberAsked = (): void => keepKey(key);

/** The next photographs get a new key. */
export const forgetKey = (): void => {
  key = "";
  ignoreErrors(() => sessionStorage.removeItem(keyName));
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
export const askedForPhotographs = (): boolean => askedBeforeReload || leftBehind.length > 0 || loading !== undefined;

/** Sets the number of photographs of the present enquiry. */
export const setCount = (photographs: number): void => {
  count = photographs;
};

/** Files were chosen, and their code may not be loaded yet. */
export const announceFiles = (files: number): void => {
  count += files;
  rememberAsked();
};

/**
 * The tab remembers photographs while some are chosen, and also if their enquiry was sent and may be stored. To be called
 * when the file dialog was closed without a choice.
 */
export const rememberChosen = (): void => {
  if (count > 0) rememberAsked();
  else if (!readKey()) forgetKey();
};

/**
 * What an enquiry that is sent now says about its photographs; undefined without photographs. It says that there are none
 * if it was sent with some before, and may be stored.
 */
export const photographColumns = (): PhotographColumns | undefined => {
  if (count === 0 && key === "") return undefined;
  keepKey(key || randomKey());
  const held = key;
  void loading?.then(
    photographs => photographs.holdKey(held),
    () => undefined,
  );
  announced = Math.min(count, mostPhotographs);
  return { photographs_key: key, photographs: announced || null };
};

/**
 * Begins the next enquiry, which has no photographs yet. Those of the last one are sent with its key, as soon as their code
 * is loaded; the tab remembers them until they have arrived. Without a key they are forgotten. Resolves when the code has
 * taken them over, or has not come.
 */
export const handOverPhotographs = async (sentKey: string | undefined): Promise<void> => {
  if (sentKey !== undefined && announced > 0) {
    const delivery = { key: sentKey, sent: 0, total: announced, announced, storedAt: Date.now() };
    keepDeliveries([...readDeliveries(), delivery]);
  }
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
