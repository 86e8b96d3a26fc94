import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { openChecker } from "./check-content";
import { hasErrors } from "./problem";
import { type Visit, stringsOf } from "./site";
import { formatPath, printable } from "./wording";

type Variables = Readonly<Record<string, string | undefined>>;

/** Hosts that visitors cannot reach: this computer, and names kept for examples. */
const UNREACHABLE = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$|(?:^|[.@])(?:example|test|localhost|invalid)$/;

/**
 * Everything between a project directory and going live, a line each: what is marked as a stand-in, placeholder case
 * studies, addresses for examples, settings that are missing, errors. Variables are those of the environment, which win
 * over those of .env.production, the file that a build reads. Throws when the content cannot be checked at all.
 */
export async function launchCheck(projectDirectory: string, variables: Variables): Promise<string[]> {
  const site = await openChecker(projectDirectory)();
  const settings = join(projectDirectory, ".env.production");
  const set: Variables = { ...(existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")) : {}), ...variables };
  const standIns = site.visits.filter(({ path }) => path.at(-1) === "standIn");
  const placeholders = site.visits.filter(({ path, value }) => path.join() === "status" && value === "placeholder");
  const examples = stringsOf(site, "url", "email", "href").filter(({ value }) =>
    value.includes("://") && URL.canParse(value) ? UNREACHABLE.test(new URL(value).hostname) : UNREACHABLE.test(value),
  );
  return [
    ...standIns.map(visit => line(visit, String(visit.value))),
    ...placeholders.map(visit =>
      line(visit, 'still holds template text. Write it and set it to "published", or delete the file.'),
    ),
    ...examples.map(visit => line(visit, `is "${visit.value}", an address for examples that nobody can own.`)),
    ...missingSettings(set),
    ...(hasErrors(site.problems) ? ["The content has errors: npm run check lists them."] : []),
  ];
}

function line({ document, path }: Visit, message: string): string {
  return printable(`content/${document.file}:${document.json.placeOf(path).line} ${formatPath(path)}: ${message}`);
}

/** What is still to be set so that enquiries are stored in the firm's own database and reported where it wants them. */
function missingSettings(set: Variables): string[] {
  const key = set["GATSBY_SUPABASE_KEY"] ?? "";
  const webhooks = (set["GATSBY_ENQUIRY_WEBHOOKS"] ?? "").split(",").map(address => address.trim());
  return [
    ...(isReachable(set["GATSBY_SUPABASE_URL"])
      ? []
      : ["GATSBY_SUPABASE_URL is not set to the https:// address of the hosted database."]),
    ...(/^sb_publishable_\S+$/.test(key) || roleOf(key) === "anon"
      ? []
      : [
          "GATSBY_SUPABASE_KEY is not set to the publishable (or anon) key of the hosted database. Never use a secret key: it would be public.",
        ]),
    ...(webhooks.every(address => address === "" || isReachable(address))
      ? []
      : [
          "GATSBY_ENQUIRY_WEBHOOKS holds an address that nothing can be sent to. Write full https:// addresses with commas between them.",
        ]),
  ];
}

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
