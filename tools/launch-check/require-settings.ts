import { loadSettings, settingsFile, settingsFileProblems } from "../../plugins/gatsby-plugin-preflight/settings-file";
import { missingSettings } from "./settings";

// A build reads this file, too.
const file = settingsFile("production");
const fileProblems = settingsFileProblems(file);
if (fileProblems.length === 0) loadSettings(file);

// On a host, a build with these settings would publish a form that always fails, or a secret key.
for (const line of [...fileProblems, ...missingSettings(process.env)]) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
