/** Environment variables, or those of a file. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** A wrong setting, and a sentence about it. */
export interface SettingProblem {
  readonly setting: string;
  readonly message: string;
}

interface Rule {
  readonly setting: string;
  /** What the value has to be, after "Expected:". */
  readonly expected: string;
  readonly isValid: (value: string) => boolean;
  /** Not shown in messages, because it can be a secret. */
  readonly isSecret?: boolean;
}

const LOCAL = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$/;

/** The addresses in a setting with commas between them. */
export const addressesIn = (setting = ""): string[] =>
  setting
    .split(",")
    .map(address => address.trim())
    .filter(Boolean);

/** A full address without spaces: https://, or http:// on this computer, as a page over https:// may call no other. */
function isAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s;"']/.test(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return username === "" && (protocol === "https:" || (protocol === "http:" && LOCAL.test(hostname)));
}

/** False for Supabase's website, its dashboard and its database hosts: only `<reference>.supabase.co` has the API. */
function isApiAddress(value: string): boolean {
  if (!isAddress(value)) return false;
  const { hostname } = new URL(value);
  if (/(?:^|\.)supabase\.(?:com|io|help)$/.test(hostname) || hostname === "supabase.co") return false;
  return !hostname.endsWith(".supabase.co") || /^[^.]+\.supabase\.co$/.test(hostname);
}

/** The role in an older, signed key (a JSON Web Token); undefined in any other text. */
function roleOf(key: string): unknown {
  const [, payload = ""] = key.split(".");
  try {
    return (JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { role?: unknown }).role;
  } catch {
    return undefined;
  }
}

const isWholeNumber = (value: string, highest: number) => /^\d+$/.test(value) && Number(value) <= highest;

/** All settings of a build and of the server, in the order of docs/settings.md. A setting that is empty is not set. */
const rules: readonly Rule[] = [
  {
    setting: "GATSBY_SUPABASE_URL",
    expected:
      "the project's API address, such as https://abcdefghijklmnopqrst.supabase.co (Project Settings, API), not the dashboard's",
    isValid: isApiAddress,
  },
  {
    setting: "GATSBY_SUPABASE_KEY",
    expected: "the publishable key (sb_publishable_…) or the anon key. Never use a secret key: it would be public",
    isValid: key => /^sb_publishable_\S+$/.test(key) || roleOf(key) === "anon",
    isSecret: true,
  },
  {
    setting: "GATSBY_ENQUIRIES",
    expected: "server (the firm's own server stores the enquiries) or none (phone and e-mail instead of the form)",
    isValid: value => value === "server" || value === "none",
  },
  {
    setting: "GATSBY_ENQUIRY_WEBHOOKS",
    expected: "full https:// addresses with commas between them",
    isValid: value => addressesIn(value).every(isAddress),
  },
  { setting: "GATSBY_VITALS_URL", expected: "one full https:// address", isValid: isAddress },
  {
    setting: "EDITOR_REPOSITORY",
    expected: "owner/name of a GitHub repository, such as firm/website",
    isValid: value => /^[\w.-]+\/[\w.-]+$/.test(value),
  },
  {
    setting: "EDITOR_BRANCH",
    expected: "the name of a branch, such as main",
    isValid: value => /^(?![-/.])[\w./-]+(?<![/.])$/.test(value) && !/\.\.|\/\//.test(value),
  },
  { setting: "EDITOR_SIGN_IN", expected: "the full https:// address of the sign-in server", isValid: isAddress },
  {
    setting: "PATH_PREFIX",
    expected: "a path such as /website, with a slash at its start and none at its end",
    isValid: value => /^(?:\/[\w.~-]+)+$/.test(value),
  },
  { setting: "PORT", expected: "a number from 0 to 65535", isValid: value => isWholeNumber(value, 65_535) },
  {
    setting: "TRUSTED_PROXIES",
    expected: "the number of proxies in front of the server, from 0 to 10",
    isValid: value => isWholeNumber(value, 10),
  },
];

/** Names of all settings. */
export const settingNames: readonly string[] = [...rules.map(({ setting }) => setting), "HOST", "JL_DATA_DIR"];

/** The settings with a wrong value, and a database without its key or a key without its database. */
export function wrongSettings(settings: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  for (const { setting, expected, isValid, isSecret } of rules) {
    const value = settings[setting];
    if (!value || isValid(value)) continue;
    const found = isSecret ? "has a wrong value" : `is "${value}"`;
    problems.push({ setting, message: `${setting} ${found}. Expected: ${expected}.` });
  }
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_KEY: key, GATSBY_ENQUIRIES: enquiries } = settings;
  if (url && !key)
    problems.push({
      setting: "GATSBY_SUPABASE_KEY",
      message: "GATSBY_SUPABASE_KEY is not set, but GATSBY_SUPABASE_URL is: the form could store nothing.",
    });
  if (key && !url && !enquiries)
    problems.push({
      setting: "GATSBY_SUPABASE_URL",
      message: "GATSBY_SUPABASE_URL is not set, but GATSBY_SUPABASE_KEY is: the form would not use the database.",
    });
  return problems;
}
