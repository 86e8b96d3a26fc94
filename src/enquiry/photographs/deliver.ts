import { askBeforeLeaving, keepDeliveries, type KeptDelivery, leftBehind, readDeliveries } from "./first-load";
import { holdKey, releaseKey } from "./hold-key";
import { type Delivery, getState, type Photograph, setState } from "./state";
import { storeCount } from "./store-count";
import { storePhotograph } from "./store-photograph";

interface Waiting {
  readonly key: string;
  /** Place in the order chosen, from 1. */
  readonly number: number;
  readonly photograph: Photograph;
}

/** The photographs of stored enquiries that are not stored yet. */
let waiting: readonly Waiting[] = [];

/** Those of them that have not arrived, by enquiry. The tab keeps them, so that a reload does not lose them in silence. */
let deliveries = readDeliveries();

const keep = (changed: readonly KeptDelivery[]) => {
  deliveries = changed;
  keepDeliveries(changed);
};

const find = (key: string) => deliveries.find(delivery => delivery.key === key);

const change = (key: string, changes: Partial<KeptDelivery>) => {
  keep(deliveries.map(delivery => (delivery.key === key ? { ...delivery, ...changes } : delivery)));
};

/** Nothing of this enquiry is on its way any more. */
export const forgetDelivery = (key: string): void => {
  keep(deliveries.filter(delivery => delivery.key !== key));
  releaseKey(key);
};

/** Tells the database how many photographs an enquiry has, unless it knows. */
const announce = (key: string, photographs: number) => {
  if (find(key)?.announced === photographs) return;
  change(key, { announced: photographs });
  void storeCount(key, photographs);
};

/**
 * Finds what was on its way when the page was reloaded. The database then waits for it no longer. A copy of the tab leaves
 * it to the first tab, which is still sending.
 */
export const findLeftBehind = async (): Promise<void> => {
  for (const { key, sent } of leftBehind)
    if (await holdKey(key)) {
      announce(key, sent);
      setState({ missing: deliveries.filter(delivery => leftBehind.some(left => left.key === delivery.key)) });
    } else forgetDelivery(key);
};

let onFailure = (_delivery: Delivery) => {};

/** Sets what happens when photographs could not be sent, also after the visitor has gone to another page of the site. */
export const whenNotDelivered = (action: typeof onFailure): void => {
  onFailure = action;
};

/** Begins to send photographs of a stored enquiry, after those that are on their way. */
export const sendPhotographs = (key: string, photographs: readonly Photograph[]): void => {
  const { sent: arrived = 0, announced = photographs.length, storedAt = Date.now() } = find(key) ?? {};
  const all = arrived + photographs.length;
  const others = deliveries.filter(delivery => delivery.key !== key);
  keep([...others, { key, sent: arrived, total: all, announced, storedAt }]);
  announce(key, all);
  const earlier = waiting.length > 0 ? getState().delivery : undefined;
  waiting = [...waiting, ...photographs.map((photograph, index) => ({ key, number: arrived + index + 1, photograph }))];
  const total = (earlier?.total ?? 0) + photographs.length;
  setState({ delivery: { status: "sending", sent: earlier?.sent ?? 0, total } });
  if (earlier?.status !== "sending") void sendWaiting();
};

/** Sends those that are not stored yet. Does nothing while photographs are on their way. */
export const sendAgain = (): void => {
  if (getState().delivery?.status === "sending") return;
  update({ status: "sending" });
  void sendWaiting();
};

const sendWaiting = async () => {
  const stopAsking = askBeforeLeaving();
  const status = await sendOneByOne();
  stopAsking();
  update({ status });
  const { delivery } = getState();
  if (delivery && status !== "sent") onFailure(delivery);
};

/** Sends one photograph after the other. Stops at one that may be sent again later, because the next would fail, too. */
const sendOneByOne = async () => {
  for (let next = waiting[0]; next; next = waiting[0]) {
    const { key } = next;
    const jpeg = await next.photograph.jpeg;
    const result = jpeg && (await storePhotograph(key, next.number, jpeg));
    if (result === "interrupted") return result;
    waiting = waiting.slice(1);
    const { sent = 0, total = 0 } = getState().delivery ?? {};
    if (result === "stored") {
      update({ sent: sent + 1 });
      change(key, { sent: (find(key)?.sent ?? 0) + 1 });
    }
    // Its file turned out to be no photograph: its name is in the list of refused files.
    if (!jpeg) {
      update({ total: total - 1 });
      const left = (find(key)?.total ?? 1) - 1;
      change(key, { total: left });
      announce(key, left);
    }
    if (!waiting.some(other => other.key === key)) forgetDelivery(key);
  }
  const { sent = 0, total = 0 } = getState().delivery ?? {};
  return sent < total ? "undeliverable" : "sent";
};

const update = (changes: Partial<Delivery>) => {
  const { delivery } = getState();
  if (delivery) setState({ delivery: { ...delivery, ...changes } });
};
