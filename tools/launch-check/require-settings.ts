import { existsSync } from "node:fs";

if (existsSync(".env.production")) process.loadEnvFile(".env.production");
const { GATSBY_SUPABASE_URL, GATSBY_SUPABASE_KEY, GATSBY_ENQUIRIES = "" } = process.env;

/** Hosts that only serve files store nothing. Without this check, their form would always fail. */
if (!(GATSBY_SUPABASE_URL && GATSBY_SUPABASE_KEY) && !["server", "none"].includes(GATSBY_ENQUIRIES)) {
  process.stderr.write(
    "Nothing would store the enquiries: set GATSBY_SUPABASE_URL and GATSBY_SUPABASE_KEY to the hosted database, or GATSBY_ENQUIRIES to server (the firm's own server stores them) or none (phone and e-mail in the form's place).\n",
  );
  process.exitCode = 1;
}
