import { askBeforeLeaving } from "./ask-before-leaving";
import { dispatch } from "./dispatch";
import { isSending } from "./progress";
import { isUnfinished } from "./reduce";
import type { PhotographsState } from "./reduce-choice";
import { storePhotograph } from "./store-photograph";
import { until } from "./until";

/** Sends all photographs of stored enquiries, one after the other. Waits at one that may be sent again later. */
export const deliverAll = async (): Promise<never> => {
  for (;;) {
    const { id, key, number, jpeg } = await until(nextToSend);
    dispatch({ type: await storePhotograph(key, number, jpeg), id });
  }
};

const nextToSend = (state: PhotographsState) => {
  const next = isSending(state) ? state.sending.find(isUnfinished) : undefined;
  return next?.jpeg && { ...next, jpeg: next.jpeg };
};

/** Lets the browser ask before the page is left, as long as photographs are being sent. */
export const askWhileSending = async (): Promise<never> => {
  for (;;) {
    await until(isSending);
    const stopAsking = askBeforeLeaving();
    await until(state => !isSending(state));
    stopAsking();
  }
};
