import { parseArgs } from "node:util";
import { launchCheck } from "../launch/launch-check";
import { GROUPS, type Group, type Remaining } from "../launch/remaining";
import { count, printable } from "../wording";
import { print, runCommand } from "./command";

const USAGE = `Lists everything between this repository and the public website.

  npm run launch-check                     for people
  npm run --silent launch-check -- --json  for other programs; without --silent, npm writes two lines of its own first

Exit status 1 while anything is left, 0 when the site can go live.`;

/** Prints what is left before the site can go live; exit status 1 when something is. */
async function launch(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help) return print(USAGE);
  const remaining = await launchCheck(process.cwd(), process.env);
  const status = remaining.length > 0 ? 1 : 0;
  if (values.json) return print(JSON.stringify({ ready: status === 0, remaining }, null, 2), status);
  if (status === 0) return print("Nothing is left. The site can go live.");
  const groups = (Object.keys(GROUPS) as Group[]).flatMap(group => section(group, remaining));
  return print([...groups, `${count(remaining.length, "thing")} left before the site can go live.`].join("\n"), status);
}

function section(group: Group, remaining: readonly Remaining[]): string[] {
  const entries = remaining.filter(entry => entry.group === group);
  if (entries.length === 0) return [];
  return [
    `${GROUPS[group]} (${entries.length})`,
    ...entries.map(({ file, line, message }) => `  ${file ? `${file}:${line ?? 1} ` : ""}${printable(message)}`),
    "",
  ];
}

runCommand(launch);
