/** Variables of the environment, or of a file in its place. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts that visitors cannot reach: this computer, and names kept for examples. */
export const UNREACHABLE = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$|(?:^|[.@])(?:example|test|localhost|invalid)$/;

/** In ms: what the hosted project is given to answer. */
const PATIENCE = 10_000;

/** What is still to be set so that enquiries are stored in the firm's own database and reported where it wants them. */
export function missingSettings(set: Variables): string[] {
  const key = set["GATSBY_SUPABASE_KEY"] ?? "";
  const isOwnServer = set["GATSBY_ENQUIRIES"] === "server";
  const settings: [isSet: boolean, missing: string][] = [
    [
      isOwnServer || isReachable(set["GATSBY_SUPABASE_URL"]),
      "GATSBY_SUPABASE_URL is not set to the https:// address of the hosted database.",
    ],
    [
      isOwnServer || /^sb_publishable_\S+$/.test(key) || roleOf(key) === "anon",
      "GATSBY_SUPABASE_KEY is not set to the publishable (or anon) key of the hosted database. Never use a secret key: it would be public.",
    ],
    [
      webhooksOf(set).every(isReachable),
      "GATSBY_ENQUIRY_WEBHOOKS holds an address that nothing can be sent to. Write full https:// addresses with commas between them.",
    ],
  ];
  return settings.flatMap(([isSet, missing]) => (isSet ? [] : [missing]));
}

/** Whether somebody hears of an enquiry: an automation, or a mailbox by the function that says whether it is set up. */
export async function missingNews(set: Variables, ask: typeof fetch): Promise<string[]> {
  if (webhooksOf(set).length > 0) return [];
  const project = set["GATSBY_SUPABASE_URL"];
  const mailer = isReachable(project) ? new URL("/functions/v1/mail-enquiry", project) : undefined;
  const answer = mailer && (await ask(mailer, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined));
  if (answer?.ok) return [];
  const reason = mailer ? ` (${mailer.href} ${answer ? `answers ${answer.status}` : "does not answer"})` : "";
  return [
    `Nobody hears of an enquiry: neither GATSBY_ENQUIRY_WEBHOOKS nor the mails of the hosted database are set up${reason}. See docs/enquiries.md.`,
  ];
}

const webhooksOf = (set: Variables) =>
  (set["GATSBY_ENQUIRY_WEBHOOKS"] ?? "")
    .split(",")
    .map(address => address.trim())
    .filter(Boolean);

/** The role that an older, signed key stands for. */
function roleOf(key: string): string | undefined {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString("utf8");
  return /"role"\s*:\s*"(\w+)"/.exec(payload)?.[1];
}

function isReachable(address = ""): boolean {
  return (
    URL.canParse(address) && new URL(address).protocol === "https:" && !UNREACHABLE.test(new URL(address).hostname)
  );
}
