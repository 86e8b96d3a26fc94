import { createHash, timingSafeEqual } from "node:crypto";
import { type Mail, formsOf, isRow } from "./mail.ts";
import { type Project, isAnnouncement, readAttachments } from "./photographs.ts";

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
  readonly project: Project | undefined;
  /** In ms: time limit for each answer of the provider and of the database. */
  readonly timeLimit?: number;
  /** In ms: between a refused mail and its next form. Providers limit the requests of a second. */
  readonly pause?: number;
}

/** Statuses with which a provider refuses what is in a mail: an unusual address or too large attachments, for example. */
const refusedContent = [400, 413, 422];

/**
 * Mails the enquiry that the database posts. The database sends it again until the status is 2xx: 204 if the provider
 * accepts the mail, 502 if not, 503 if a setting is missing, 400, 401 and 405 for wrong requests. GET answers 204 to
 * everybody if all settings are there. A mail that the provider refuses for what is in it is sent in its next form, down to
 * one that only says where the enquiry is stored. Answers and logs never quote the visitor.
 */
export const createHandler =
  ({ secret, api, apiKey, from, to, project, timeLimit = 10_000, pause = 1_000 }: Settings) =>
  async (request: Request): Promise<Response> => {
    if (!secret || !apiKey || !from || !to) return refuse(503, "a setting is missing");
    if (request.method === "GET") return new Response(null, { status: 204 });
    if (request.method !== "POST") return refuse(405, "enquiries come with POST");
    if (!isSame(request.headers.get("x-mail-secret") ?? "", secret)) return refuse(401, "the secret is another");

    const body = (await request.json().catch(() => undefined)) as Record<string, unknown> | null | undefined;
    const { photographs, ...enquiry } = body ?? {};
    if (!isRow(enquiry) || (photographs !== undefined && !isAnnouncement(photographs)))
      return refuse(400, "the body is no enquiry");

    /** Hands a mail to the provider, which takes a second mail with the same key for the first one. */
    const send = async (key: string, mail: Mail): Promise<number> => {
      const receivers = to.split(",").flatMap(address => address.trim() || []);
      const answer = await fetch(api, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ from, to: receivers, ...mail }),
        signal: AbortSignal.timeout(timeLimit),
      });
      await answer.body?.cancel();
      return answer.status;
    };

    const attachments = photographs && (await readAttachments(project, enquiry.id, photographs.numbers, timeLimit));
    // The words do not wait for photographs. A mail that has only photographs does.
    if (photographs && !attachments && photographs.part > 1) return refuse(502, "the photographs cannot be read");

    try {
      for (const { key, mail } of formsOf(enquiry, photographs && { ...photographs, attachments })) {
        const status = await send(key, mail);
        if (status >= 200 && status < 300) return new Response(null, { status: 204 });
        if (!refusedContent.includes(status)) return refuse(502, `the mail provider answered ${status}`);
        console.error(`mail-enquiry: the mail provider refused one form of a mail with ${status}`);
        await new Promise(resolve => setTimeout(resolve, pause));
      }
      return refuse(502, "the mail provider refused all forms of the mail");
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
