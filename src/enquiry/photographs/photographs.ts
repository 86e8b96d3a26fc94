import { findLeftBehind, forgetDelivery, sendPhotographs } from "./deliver";
import { adoptKey, askedBeforeReload, keptKey, mostPhotographs, rememberChosen, setCount } from "./first-load";
import { holdKey } from "./hold-key";
import { forgetBytes, readAtOnce } from "./read-files";
import { Refusal, shrink } from "./shrink";
import { getState, type Photograph, type RefusedFile, setState } from "./state";

export { holdKey } from "./hold-key";

let lastId = 0;

// Photographs are not kept when the page is reloaded.
if (askedBeforeReload) setState({ lost: true });

// The enquiry may be stored with this key. A copy of the tab gets another one.
const adoptKept = async (key: string) => {
  if (await holdKey(key)) adoptKey(key);
};
if (keptKey) void adoptKept(keptKey);

void findLeftBehind();

/** The files are made smaller one after the other, because a large one needs much memory. */
let shrinking: Promise<unknown> = Promise.resolve();

/** The number of files that are not made smaller yet. */
let unfinished = 0;

/** Files for which no place is free. They get one if another file turns out to be no photograph. */
let surplus: readonly File[] = [];

/** The photographs that the visitor has removed, by id. */
const removed = new Set<number>();

/** Adds files to the enquiry. Those that cannot be sent are refused with their names. */
export const addPhotographs = (files: readonly File[]): void => {
  setState({ refused: [], lost: false });
  surplus = [...surplus, ...files];
  fillPlaces();
};

export const removePhotograph = (id: number): void => {
  setState({ refused: [] });
  removed.add(id);
  dropChosen(id);
  fillPlaces();
};

/** Sends the photographs of an enquiry that is stored with this key. Without a key it forgets them. */
export const sendChosen = (key: string | undefined): void => {
  const { chosen } = getState();
  setState({ refused: [], lost: false });
  setChosen([]);
  if (key === undefined) forgetSurplus();
  else if (chosen.length > 0) sendPhotographs(key, chosen);
  else forgetDelivery(key);
  refuseSurplus();
};

/** Sends files in place of photographs that did not arrive before a reload. Refuses those that their enquiries cannot take. */
export const replaceMissing = (files: readonly File[]): void => {
  const { missing } = getState();
  setState({ refused: [] });
  readAtOnce(files);
  let rest = files;
  for (const [index, { key, sent, total }] of missing.entries()) {
    // All that fit, for the last enquiry: the visitor may have meant more.
    const places = (index === missing.length - 1 ? mostPhotographs : total) - sent;
    const taken = rest.slice(0, places);
    rest = rest.slice(places);
    if (taken.length === 0) continue;
    sendPhotographs(key, taken.map(start));
    setState({ missing: getState().missing.filter(other => other.key !== key) });
  }
  for (const file of rest) {
    forgetBytes(file);
    refuse(file, "tooMany");
  }
};

/** Gives the free places to the first files that wait. Refuses the others when no place can become free. */
const fillPlaces = () => {
  const free = mostPhotographs - getState().chosen.length;
  const files = surplus.slice(0, free);
  surplus = surplus.slice(free);
  for (const file of files) setChosen([...getState().chosen, start(file)]);
  if (unfinished === 0) refuseSurplus();
};

/** Begins to make a file smaller, after those before it. Does nothing more for one that was removed. */
const start = (file: File): Photograph => {
  const id = ++lastId;
  unfinished += 1;
  const finish = shrinking
    .then(() => (removed.has(id) ? undefined : shrink(file)))
    .catch((error: unknown) => {
      if (!removed.has(id)) refuse(file, error instanceof Refusal ? error.reason : "unreadable");
      dropChosen(id);
      return undefined;
    });
  const jpeg = finish.finally(() => {
    unfinished -= 1;
    forgetBytes(file);
    fillPlaces();
  });
  shrinking = jpeg;
  return { id, jpeg };
};

const refuseSurplus = () => {
  for (const file of surplus) refuse(file, "tooMany");
  forgetSurplus();
};

const forgetSurplus = () => {
  surplus.forEach(forgetBytes);
  surplus = [];
};

const refuse = ({ name }: File, reason: RefusedFile["reason"]) =>
  setState({ refused: [...getState().refused, { id: ++lastId, name, reason }] });

const dropChosen = (id: number) => setChosen(getState().chosen.filter(photograph => photograph.id !== id));

const setChosen = (chosen: readonly Photograph[]) => {
  setState({ chosen });
  setCount(chosen.length);
  rememberChosen();
};
