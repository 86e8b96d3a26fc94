import { createHash, timingSafeEqual } from "node:crypto";
import { composeMail, isRow } from "./mail.ts";

export interface Settings {
  /** What the database shows to be heard, in X-Mail-Secret. */
  readonly secret: string | undefined;
  /** Where mails are handed over as JSON, as to Resend: https://resend.com/docs/api-reference/emails/send-email */
  readonly api: string;
  readonly apiKey: string | undefined;
  /** An address of a domain that the provider has verified. */
  readonly from: string | undefined;
  /** Who hears of enquiries; several addresses have commas between them. */
  readonly to: string | undefined;
  /** In ms: after this the provider counts as down. */
  readonly patience?: number;
}

/**
 * Answers the database, which asks again until the status is 2xx: 204 once the provider has taken the mail; 401, 400
 * and 405 for what is none of its business; 502 while the provider takes nothing, 503 while a setting is missing. GET
 * tells anybody whether all is set. Neither answers nor logs quote the visitor.
 */
export const createHandler =
  ({ secret, api, apiKey, from, to, patience = 10_000 }: Settings) =>
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
      // A mail that was taken, though the answer got lost, is not sent a second time.
      "Idempotency-Key": enquiry.id,
    };
    const mail = { from, to: to.split(",").map(address => address.trim()), ...composeMail(enquiry) };
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(api, { method: "POST", headers, body: JSON.stringify(mail), signal });
      await answer.body?.cancel();
      if (answer.ok) return new Response(null, { status: 204 });
      return refuse(502, `the mail provider answered ${String(answer.status)}`);
    } catch {
      return refuse(502, "the mail provider did not answer");
    }
  };

const refuse = (status: number, reason: string) => {
  console.error(`mail-enquiry ${String(status)}: ${reason}`);
  return new Response(reason, { status });
};

/** In a time that tells nothing of how much is right. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash("sha256").update(text).digest();
