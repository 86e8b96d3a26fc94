import { webhooksIn } from "../../src/enquiry/notify";

/** Environment variables, or those of a file. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts that visitors cannot reach: this computer, and names reserved for examples. */
export const UNREACHABLE = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$|(?:^|[.@])(?:example|test|localhost|invalid)$/;

/** In ms: time limit for an answer of the hosted project. */
const TIME_LIMIT = 10_000;

/** Whether a hosted database stores the enquiries: not the firm's own server, and the form is not left out. */
const usesHosted = (set: Variables) =>
  Boolean(set["GATSBY_SUPABASE_URL"]) || !["server", "none"].includes(set["GATSBY_ENQUIRIES"] ?? "");

/** Missing or wrong settings: enquiries would not be stored in the firm's own database, or nobody would be notified. */
export function missingSettings(set: Variables): string[] {
  const key = set["GATSBY_SUPABASE_KEY"] ?? "";
  const isHosted = usesHosted(set);
  const missing: string[] = [];
  if (isHosted && !isReachable(set["GATSBY_SUPABASE_URL"]))
    missing.push(
      "GATSBY_SUPABASE_URL is not set to the https:// address of the hosted database. Without one, set GATSBY_ENQUIRIES to server (the firm's own server stores the enquiries) or none (phone and e-mail instead of the form).",
    );
  if ((isHosted || key) && !/^sb_publishable_\S+$/.test(key) && roleOf(key) !== "anon")
    missing.push(
      "GATSBY_SUPABASE_KEY is not set to the publishable (or anon) key of the hosted database. Never use a secret key: it would be public.",
    );
  if (!webhooksIn(set["GATSBY_ENQUIRY_WEBHOOKS"]).every(url => isReachable(url) && !/[\s;]/.test(url)))
    missing.push(
      "GATSBY_ENQUIRY_WEBHOOKS holds an address that nothing can be sent to. Write full https:// addresses with commas between them.",
    );
  return missing;
}

/** A line if there is a form but nobody is notified of an enquiry: no webhook, and `ask` finds no mail function. */
export async function missingNotifications(set: Variables, ask = fetch): Promise<string[]> {
  if (webhooksIn(set["GATSBY_ENQUIRY_WEBHOOKS"]).length > 0) return [];
  if (set["GATSBY_ENQUIRIES"] === "none" && !usesHosted(set)) return [];
  const project = set["GATSBY_SUPABASE_URL"];
  const mailer = isReachable(project) ? new URL("/functions/v1/mail-enquiry", project) : undefined;
  const answer = mailer && (await ask(mailer, { signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined));
  if (answer?.ok) return [];
  const reason = mailer ? ` (${mailer.href} ${answer ? `answers ${answer.status}` : "does not answer"})` : "";
  return [
    `Nobody is notified of an enquiry: neither GATSBY_ENQUIRY_WEBHOOKS nor the mails of the hosted database are set up${reason}. See docs/enquiries.md.`,
  ];
}

/** The role in an older, signed key. */
function roleOf(key: string): string | undefined {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString("utf8");
  return /"role"\s*:\s*"(\w+)"/.exec(payload)?.[1];
}

function isReachable(address = ""): boolean {
  return (
    URL.canParse(address) && new URL(address).protocol === "https:" && !UNREACHABLE.test(new URL(address).hostname)
  );
}
