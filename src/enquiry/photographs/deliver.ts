import { askBeforeLeaving } from "./first-load";
import { type Delivery, getState, type Photograph, setState } from "./state";
import { storePhotograph } from "./store-photograph";

interface Waiting {
  readonly key: string;
  /** Place in the order chosen, from 1. */
  readonly number: number;
  readonly photograph: Photograph;
}

/** The photographs of stored enquiries that are not stored yet. */
let waiting: readonly Waiting[] = [];

let onFailure = (_delivery: Delivery) => {};

/** Sets what happens when photographs could not be sent, also after the visitor has gone to another page of the site. */
export const whenNotDelivered = (action: typeof onFailure): void => {
  onFailure = action;
};

/** Begins to send the photographs of a stored enquiry, after those that are on their way. */
export const sendPhotographs = (key: string, photographs: readonly Photograph[]): void => {
  const earlier = waiting.length > 0 ? getState().delivery : undefined;
  waiting = [...waiting, ...photographs.map((photograph, index) => ({ key, number: index + 1, photograph }))];
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
    const jpeg = await next.photograph.jpeg;
    const result = jpeg && (await storePhotograph(next.key, next.number, jpeg));
    if (result === "interrupted") return result;
    waiting = waiting.slice(1);
    const { sent = 0, total = 0 } = getState().delivery ?? {};
    if (result === "stored") update({ sent: sent + 1 });
    // Its file turned out to be no photograph: its name is in the list of refused files.
    if (!jpeg) update({ total: total - 1 });
  }
  const { sent = 0, total = 0 } = getState().delivery ?? {};
  return sent < total ? "undeliverable" : "sent";
};

const update = (changes: Partial<Delivery>) => {
  const { delivery } = getState();
  if (delivery) setState({ delivery: { ...delivery, ...changes } });
};
