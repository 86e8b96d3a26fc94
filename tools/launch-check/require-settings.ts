import { existsSync } from "node:fs";
import { missingSettings } from "./settings";

// A build reads this file, too.
if (existsSync(".env.production")) process.loadEnvFile(".env.production");

// On a host, a build with these settings would publish a form that always fails, or a secret key.
for (const line of missingSettings(process.env)) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
