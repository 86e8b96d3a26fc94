import { type Settings, addressesIn, wrongSettings } from "../../plugins/gatsby-plugin-preflight/settings";

/** Hosts that visitors cannot reach: this computer, and names reserved for examples. */
export const UNREACHABLE = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$|(?:^|[.@])(?:example|test|localhost|invalid)$/;

/** In ms: time limit for an answer of the hosted project. */
const TIME_LIMIT = 10_000;

/** Whether a hosted database stores the enquiries: not the firm's own server, and the form is not left out. */
const usesHosted = (set: Settings) => Boolean(set["GATSBY_SUPABASE_URL"]) || !set["GATSBY_ENQUIRIES"];

/**
 * Missing or wrong settings: enquiries would not be stored in the firm's own database, or nobody would be notified.
 * `wrongSettings` has the rules for any build; a site for visitors also needs a place for the enquiries, and addresses
 * that visitors can reach.
 */
export function missingSettings(set: Settings): string[] {
  const problems = wrongSettings(set);
  const isWrong = (name: string) => problems.some(({ setting }) => setting === name);
  if (usesHosted(set)) {
    if (!isWrong("GATSBY_SUPABASE_URL") && !isReachable(set["GATSBY_SUPABASE_URL"]))
      problems.push({
        setting: "GATSBY_SUPABASE_URL",
        message:
          "GATSBY_SUPABASE_URL is not set to the https:// address of the hosted database. Without one, set GATSBY_ENQUIRIES to server (the firm's own server stores the enquiries) or none (phone and e-mail instead of the form).",
      });
    if (!set["GATSBY_SUPABASE_KEY"] && !isWrong("GATSBY_SUPABASE_KEY"))
      problems.push({
        setting: "GATSBY_SUPABASE_KEY",
        message: "GATSBY_SUPABASE_KEY is not set to the publishable (or anon) key of the hosted database.",
      });
  }
  const webhooks = set["GATSBY_ENQUIRY_WEBHOOKS"];
  if (!isWrong("GATSBY_ENQUIRY_WEBHOOKS") && !addressesIn(webhooks).every(isReachable))
    problems.push({
      setting: "GATSBY_ENQUIRY_WEBHOOKS",
      message: `GATSBY_ENQUIRY_WEBHOOKS is "${webhooks}", with an address that visitors cannot reach. Expected: full https:// addresses with commas between them.`,
    });
  return problems.map(({ message }) => message);
}

/** A line if there is a form but nobody is notified of an enquiry: no webhook, and `ask` finds no mail function. */
export async function missingNotifications(set: Settings, ask = fetch): Promise<string[]> {
  if (addressesIn(set["GATSBY_ENQUIRY_WEBHOOKS"]).length > 0) return [];
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

/**
 * A line if the hosted project gives no answer that a visitor's enquiry could get: what the answer means, and what to do.
 * No visitor may read the table, so a refusal by the database is in order.
 */
export async function unansweredProject(set: Settings, ask = fetch): Promise<string[]> {
  const project = set["GATSBY_SUPABASE_URL"];
  if (!isReachable(project)) return [];
  const headers = { apikey: set["GATSBY_SUPABASE_KEY"] ?? "" };
  const table = new URL("/rest/v1/contact_submissions?select=id&limit=1", project);
  const answer = await ask(table, { headers, signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);
  const meaning = answer ? await meaningOf(answer) : NO_ANSWER;
  const what = answer ? `answers ${answer.status}` : "does not answer";
  return meaning === undefined ? [] : [`The hosted database stores no enquiries: ${table.host} ${what}. ${meaning}`];
}

const RESUME =
  "Open it on supabase.com/dashboard and resume it. A free project pauses after a week without requests: see docs/enquiries.md.";

const NO_ANSWER = `The project is paused or deleted, its address is wrong, or this computer is offline. If it is paused: ${RESUME}`;

/** What an answer of the hosted API means; undefined if it can store enquiries. */
async function meaningOf(answer: Response): Promise<string | undefined> {
  // Supabase's own status.
  if (answer.status === 540) return `The project is paused. ${RESUME}`;
  if (answer.status >= 500)
    return "The project is starting or overloaded. Try again in some minutes, then look at its state on supabase.com/dashboard.";
  // The gateway's answer. The database refuses visitors with the code 42501.
  if (answer.status === 401 && /api key/i.test(await answer.text()))
    return "It refuses GATSBY_SUPABASE_KEY: set the publishable key of this project, and build again.";
  return undefined;
}

/** The code of Postgres for a column that does not exist. It looks for the column before it asks who may read it. */
const UNKNOWN_COLUMN = "42703";

/** What the form writes to: each table with its newest column. */
const written = { contact_submissions: "doubtful", enquiry_photographs: "number", photograph_counts: "photographs" };

/**
 * A line if the hosted database lacks a table or a column that the form writes to: it would refuse enquiries that have a
 * mark or photographs, or count their photographs wrongly. No visitor may read them, so the answer is a refusal anyway.
 */
export async function missingMigrations(set: Settings, ask = fetch): Promise<string[]> {
  const project = set["GATSBY_SUPABASE_URL"];
  if (!isReachable(project)) return [];
  const api = new URL("/rest/v1/", project);
  const headers = { apikey: set["GATSBY_SUPABASE_KEY"] ?? "" };
  const missingOf = async ([table, column]: readonly [string, string]) => {
    const address = new URL(`${table}?select=${column}&limit=1`, api);
    const answer = await ask(address, { headers, signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);
    if (answer?.status === 404) return [table];
    return answer?.status === 400 && (await answer.text()).includes(UNKNOWN_COLUMN) ? [`${table}.${column}`] : [];
  };
  const missing = (await Promise.all(Object.entries(written).map(missingOf))).flat();
  if (missing.length === 0) return [];
  return [
    `The hosted database has no ${missing.join(" and no ")} (says ${api.host}), so that enquiries would be lost, or their photographs be counted wrongly. Run npx supabase db push. See docs/enquiries.md.`,
  ];
}

function isReachable(address = ""): boolean {
  return (
    URL.canParse(address) && new URL(address).protocol === "https:" && !UNREACHABLE.test(new URL(address).hostname)
  );
}
