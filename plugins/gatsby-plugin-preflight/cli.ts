import { preflightProblems } from "./preflight";
import { settingsMode } from "./settings-file";

const problems = preflightProblems(settingsMode(process.argv[2]));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
