import { parseArgs } from "node:util";
import { KINDS } from "../new";
import type { Kind } from "../new/kind";
import { openProject } from "../new/project";
import { Refusal } from "../new/refusal";
import { writePlan } from "../new/write-plan";
import { didYouMean } from "../nearest";
import { problemLine } from "../report";
import { oneOf, quote } from "../wording";
import { answersFromFlags, answersFromTerminal } from "./ask";
import { print, runCommand } from "./command";

const USAGE = `Adds something new to the content, valid and ready to edit, its picture included.

  npm run new -- <kind>                 asks for everything
  npm run new -- <kind> --flag "value"  asks only for the rest; without a terminal, every flag is needed

${KINDS.map(({ name, what, questions }) => `  ${name.padEnd(12)} ${what}\n${" ".repeat(15)}${questions.map(({ flag, fallback }) => (fallback ? `[--${flag}]` : `--${flag}`)).join(" ")}`).join("\n")}

Flags in [brackets] have a default. Nothing that is there is ever overwritten.`;

/** Adds one entry of a kind and says what it wrote; exit status 2 when it wrote nothing. */
async function addNew(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || name === "--help" || name === "-h") return print(USAGE, name === undefined ? 2 : 0);
  const names = KINDS.map(kind => kind.name);
  const kind = KINDS.find(candidate => candidate.name === name);
  if (kind === undefined)
    throw new Refusal(`There is no kind ${quote(name)}.${didYouMean(name, names)} Choose ${oneOf(names)}.`);
  const given = flagsOf(kind, rest);
  if (given === undefined) return print(USAGE);
  const project = openProject(process.cwd());
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  const answers = await (interactive
    ? answersFromTerminal(kind, given, project)
    : answersFromFlags(kind, given, project));
  const plan = await kind.plan(answers, project);
  const warnings = await writePlan(plan, project);
  return print(
    [
      ...[...plan.created.keys()].map(path => `Wrote   content/${path}`),
      ...[...plan.changed.keys()].map(path => `Changed content/${path}`),
      ...plan.notes,
      ...warnings.map(problemLine),
    ].join("\n"),
  );
}

/** The flags of a kind; undefined when help was asked for. Throws a Refusal for one that the kind does not have. */
function flagsOf(kind: Kind, args: string[]): Record<string, string | undefined> | undefined {
  const flags = kind.questions.map(({ flag }) => flag);
  const strings = Object.fromEntries(flags.map(flag => [flag, { type: "string" as const }]));
  const unknown = args.find(
    arg => arg.startsWith("--") && !["--help", ...flags.map(flag => `--${flag}`)].includes(arg.replace(/=.*/s, "")),
  );
  if (unknown !== undefined)
    throw new Refusal(
      `${kind.name} has no flag ${quote(unknown)}.${didYouMean(
        unknown,
        flags.map(flag => `--${flag}`),
      )} It takes ${oneOf(
        flags.map(flag => `--${flag}`),
        "and",
      )}.`,
    );
  const { values } = parseArgs({ args, options: { ...strings, help: { type: "boolean", short: "h" } } });
  if (values["help"] === true) return undefined;
  return Object.fromEntries(
    Object.entries(values).flatMap(([flag, value]) => (typeof value === "string" ? [[flag, value]] : [])),
  );
}

runCommand(addNew);
