import { dispatch } from "./dispatch";
import type { Delivery, PhotographsState } from "./reduce-choice";
import { storeCount } from "./store-count";
import { until } from "./until";

/** Tells the database how many photographs each enquiry has in all, whenever that is another number than it knows. */
export const announceAll = async (): Promise<never> => {
  for (;;) {
    const delivery = await until(nextToAnnounce);
    const { key } = delivery;
    const total = expectedOf(delivery);
    dispatch({ type: "announced", key, total });
    // One after the other: an older number must not arrive last.
    await storeCount(key, total);
  }
};

const nextToAnnounce = ({ deliveries }: PhotographsState) =>
  deliveries.find(delivery => isFollowed(delivery) && delivery.announced !== expectedOf(delivery));

const isFollowed = ({ status }: Delivery) => status === "sending" || status === "missing";

/** How many photographs the database has to wait for. Not for those that the visitor would have to choose again. */
const expectedOf = ({ status, delivered, total }: Delivery) => (status === "missing" ? delivered : total);
