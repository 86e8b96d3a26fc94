import { createHash, timingSafeEqual } from "node:crypto";
import { composeMail, isRow } from "./mail.ts";

export interface Settings {
  /** The database sends it in X-Mail-Secret. */
  readonly secret: string | undefined;
  /** URL that takes mails as JSON, like Resend's: https://resend.com/docs/api-reference/emails/send-email */
  readonly api: string;
  readonly apiKey: string | undefined;
  /** An address of a domain that the provider has verified. */
  readonly from: string | undefined;
  /** The addresses that get the mails, separated by commas. */
  readonly to: string | undefined;
  /** In ms: time limit for the provider's answer. */
  readonly timeLimit?: number;
}

/**
 * Mails the enquiry that the database posts. The database sends it again until the status is 2xx: 204 if the provider
 * accepts the mail, 502 if not, 503 if a setting is missing, 400, 401 and 405 for wrong requests. GET answers 204 to
 * everybody if all settings are there. Answers and logs never quote the visitor.
 */
export const createHandler =
  ({ secret, api, apiKey, from, to, timeLimit = 10_000 }: Settings) =>
  async (request: Request): Promise<Response> => {
    if (!secret || !apiKey || !from || !to) return refuse(503, "a setting is missing");
    if (request.method === "GET") return new Response(null, { status: 204 });
    if (request.method !== "POST") return refuse(405, "enquiries come with POST");
    if (!isSame(request.headers.get("x-mail-secret") ?? "", secret)) return refuse(401, "the secret is another");

    const enquiry: unknown = await request.json().catch(() => undefined);
    if (!isRow(enquiry)) return refuse(400, "the body is no enquiry");

    const headers = {
      Authorization: `Bearer ${apiKey}`,
      "Content-Type": "application/json",
      // The provider sends a mail once, even if its answer is lost and the database sends the enquiry again.
      "Idempotency-Key": enquiry.id,
    };
    const receivers = to.split(",").flatMap(address => address.trim() || []);
    const body = JSON.stringify({ from, to: receivers, ...composeMail(enquiry) });
    try {
      const answer = await fetch(api, { method: "POST", headers, body, signal: AbortSignal.timeout(timeLimit) });
      await answer.body?.cancel();
      if (answer.ok) return new Response(null, { status: 204 });
      return refuse(502, `the mail provider answered ${answer.status}`);
    } catch {
      return refuse(502, "the mail provider did not answer");
    }
  };

const refuse = (status: number, reason: string) => {
  console.error(`mail-enquiry ${status}: ${reason}`);
  return new Response(reason, { status });
};

/** Takes the same time for each wrong secret. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash("sha256").update(text).digest();
