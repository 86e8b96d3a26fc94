import type { Enquiry } from "./enquiry";

/** What the automation endpoints are told of a stored enquiry. */
export interface Notification extends Enquiry {
  /** When the button was pressed, as ISO time. */
  readonly timestamp: string;
  /** Address of the page. */
  readonly source: string;
}

/** In bytes: a browser refuses requests that outlive the page once their bodies add up to more than 64 kB. */
const keepaliveQuota = 60_000;

const endpoints = (): readonly string[] =>
  (process.env.GATSBY_ENQUIRY_WEBHOOKS ?? "")
    .split(",")
    .map(endpoint => endpoint.trim())
    .filter(Boolean);

/**
 * Tells the automation endpoints of a stored enquiry, all at once, and does not wait for them: whatever they do, the
 * enquiry is stored. Under `no-cors` a browser sends the JSON as `text/plain`.
 */
export const notify = (notification: Notification): void => {
  const body = JSON.stringify(notification);
  const to = endpoints();
  const keepalive = new Blob([body]).size * to.length < keepaliveQuota;
  void Promise.allSettled(
    to.map(async endpoint => fetch(endpoint, { method: "POST", mode: "no-cors", keepalive, body })),
  );
};
