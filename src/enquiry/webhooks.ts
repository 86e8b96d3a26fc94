import type { Enquiry } from "./fields";

/** What the automation endpoints get. */
export interface WebhookMessage extends Enquiry {
  /** When the visitor pressed the button, as ISO time. */
  readonly timestamp: string;
  /** URL of the page. */
  readonly source: string;
  /** A program may have filled in the form. Missing otherwise. */
  readonly doubtful?: true;
}

/** In bytes: a browser refuses `keepalive` requests whose bodies add up to more than 64 kB. */
const keepaliveQuota = 60_000;

/** The addresses of the automation endpoints, from the setting with commas between them. */
const webhooksIn = (setting = "") => setting.split(",").flatMap(address => address.trim() || []);

/** Whether this build of the site also sends enquiries to services that deliver them to the firm. */
export const hasWebhooks = (): boolean => webhooksIn(process.env.GATSBY_ENQUIRY_WEBHOOKS).length > 0;

/**
 * Sends a stored enquiry to all automation endpoints and does not wait for their answers: the enquiry is stored anyway.
 * With `no-cors` the browser sends the JSON as `text/plain`. Never throws, whatever `fetch` does.
 */
export const sendToWebhooks = (message: WebhookMessage): void => {
  const body = JSON.stringify(message);
  const endpoints = webhooksIn(process.env.GATSBY_ENQUIRY_WEBHOOKS);
  const keepalive = new Blob([body]).size * endpoints.length < keepaliveQuota;
  void Promise.allSettled(
    endpoints.map(async endpoint => fetch(endpoint, { method: "POST", mode: "no-cors", keepalive, body })),
  );
};
