import { ignoreErrors } from "../ignore-errors";
import { asLeft, type Delivery, type PhotographsState } from "./reduce-choice";

/**
 * What the tab keeps while an enquiry is not stored: nothing until photographs are asked for, then an empty text, then
 * the key that the enquiry was sent with. A copy of the tab has it, too.
 */
const keyName = "enquiry-photographs";

/** Where the tab keeps the deliveries, so that a reload does not lose photographs in silence. */
const deliveriesName = "enquiry-photographs-sent";

/** In ms: how long after an enquiry the database takes its photographs. */
const openTime = 3_600_000;

/** The state of a page that was just loaded, from what the tab keeps. */
export const readTab = (): PhotographsState => {
  const keptKey = ignoreErrors(() => sessionStorage.getItem(keyName));
  const asked = typeof keptKey === "string";
  return {
    asked,
    lost: asked,
    key: "",
    keptKey: keptKey ?? "",
    chosen: [],
    refused: [],
    sending: [],
    interrupted: false,
    deliveries: readDeliveries(),
  };
};

/** The deliveries that may still be completed. */
const readDeliveries = (): readonly Delivery[] => {
  const kept = ignoreErrors(() => {
    const deliveries = JSON.parse(sessionStorage.getItem(deliveriesName) ?? "[]") as readonly Delivery[];
    return deliveries.filter(({ storedAt }) => Date.now() - storedAt < openTime);
  });
  return (kept ?? []).map(asLeft);
};

/**
 * Keeps the key and the deliveries in the tab. It remembers that photographs were asked for, because Android may reload
 * the page while its camera is open.
 */
export const keepInTab = ({ asked, chosen, key, keptKey, deliveries }: PhotographsState): void => {
  ignoreErrors(() => {
    if (asked || chosen.length > 0 || key) sessionStorage.setItem(keyName, key || keptKey);
    else sessionStorage.removeItem(keyName);
    sessionStorage.setItem(deliveriesName, JSON.stringify(deliveries));
  });
};
