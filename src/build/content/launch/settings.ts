import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { quote } from "../wording";

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that a build sees: those set outside, and those of the files that Gatsby reads for a build. */
export function buildVariables(projectDirectory: string, outside: Variables): Variables {
  const path = join(projectDirectory, ".env.production");
  return { ...(existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {}), ...outside };
}

/** What is still to be set so that enquiries are stored in the firm's own database and reported where it wants them. */
export function missingSettings(variables: Variables): string[] {
  return [
    ...urlFaults(variables["GATSBY_SUPABASE_URL"]),
    ...keyFaults(variables["GATSBY_SUPABASE_KEY"]),
    ...webhookFaults(variables["GATSBY_ENQUIRY_WEBHOOKS"]),
  ];
}

const UNREACHABLE = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\]|.*\.(?:example|test|localhost|invalid))$/;

function urlFaults(url = ""): string[] {
  if (url.trim() === "")
    return [
      "GATSBY_SUPABASE_URL is not set. Set it to the address of the Supabase project where enquiries are stored.",
    ];
  if (!URL.canParse(url))
    return ["GATSBY_SUPABASE_URL is not a web address. Copy it from the Supabase project's settings."];
  const { protocol, hostname } = new URL(url);
  if (UNREACHABLE.test(hostname))
    return [
      `GATSBY_SUPABASE_URL leads to ${hostname}, which visitors cannot reach. Set it to the hosted project's address.`,
    ];
  return protocol === "https:"
    ? []
    : ["GATSBY_SUPABASE_URL does not start with https://. Copy it from the Supabase project's settings."];
}

function keyFaults(key = ""): string[] {
  if (key.trim() === "")
    return ["GATSBY_SUPABASE_KEY is not set. Set it to the publishable (or anon) key of the Supabase project."];
  if (/^sb_secret_/.test(key) || roleOf(key) === "service_role")
    return [
      "GATSBY_SUPABASE_KEY is a secret key, which must never be in a website. Use the publishable (or anon) key, and replace the secret one.",
    ];
  return /^sb_publishable_\S+$/.test(key) || roleOf(key) !== undefined
    ? []
    : [
        "GATSBY_SUPABASE_KEY does not look like a Supabase key. Copy the publishable (or anon) key from the project's settings.",
      ];
}

/** The role that an older, signed key stands for. */
function roleOf(key: string): string | undefined {
  const payload = key.split(".")[1];
  if (payload === undefined) return undefined;
  const role = /"role"\s*:\s*"(\w+)"/.exec(Buffer.from(payload, "base64url").toString("utf8"))?.[1];
  return role;
}

/** Webhooks are optional, but those that are set must be able to answer. */
function webhookFaults(webhooks = ""): string[] {
  const addresses = webhooks.split(",").map(address => address.trim());
  const bad = addresses.filter(address => address !== "" && !isReachable(address));
  return bad.map(
    address =>
      `GATSBY_ENQUIRY_WEBHOOKS holds ${quote(address)}, which nothing can be sent to. Write a full https:// address.`,
  );
}

function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !UNREACHABLE.test(hostname);
}
