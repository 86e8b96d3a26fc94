import { createHash, timingSafeEqual } from "node:crypto";
import { type MailedPhotographs, composeMail, isRow } from "./mail.ts";
import { type Announcement, type Project, isAnnouncement, readAttachments } from "./photographs.ts";

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
}

/** Statuses with which a provider refuses what is in a mail: attachments that are too large, for example. */
const refusedContent = [400, 413, 422];

/**
 * Mails the enquiry that the database posts. The database sends it again until the status is 2xx: 204 if the provider
 * accepts the mail, 502 if not, 503 if a setting is missing, 400, 401 and 405 for wrong requests. GET answers 204 to
 * everybody if all settings are there. The words are mailed even if their photographs cannot be. Answers and logs never
 * quote the visitor.
 */
export const createHandler =
  ({ secret, api, apiKey, from, to, project, timeLimit = 10_000 }: Settings) =>
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
    const send = async (key: string, mailed?: MailedPhotographs): Promise<number> => {
      const receivers = to.split(",").flatMap(address => address.trim() || []);
      const answer = await fetch(api, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ from, to: receivers, ...composeMail(enquiry, mailed) }),
        signal: AbortSignal.timeout(timeLimit),
      });
      await answer.body?.cancel();
      return answer.status;
    };

    /** Sends the words even if the photographs cannot be read or the provider refuses them. */
    const sendFirst = async (announcement: Announcement): Promise<number> => {
      const attachments = await readAttachments(project, enquiry.id, announcement.numbers, timeLimit);
      const status = attachments && (await send(enquiry.id, { ...announcement, attachments }));
      if (status !== undefined && !refusedContent.includes(status)) return status;
      return send(`${enquiry.id}/words`, announcement);
    };

    const sendFurther = async (announcement: Announcement): Promise<number | undefined> => {
      const attachments = await readAttachments(project, enquiry.id, announcement.numbers, timeLimit);
      return attachments && send(`${enquiry.id}/${announcement.part}`, { ...announcement, attachments });
    };

    try {
      const sendPart = photographs && (photographs.part > 1 ? sendFurther : sendFirst);
      const status = sendPart ? await sendPart(photographs) : await send(enquiry.id);
      if (status === undefined) return refuse(502, "the photographs cannot be read");
      if (status >= 200 && status < 300) return new Response(null, { status: 204 });
      return refuse(502, `the mail provider answered ${status}`);
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
