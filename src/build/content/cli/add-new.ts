import { KINDS } from "../new";
import type { Kind } from "../new/kind";
import { openProject } from "../new/project";
import { Refusal } from "../new/refusal";
import { writePlan } from "../new/write-plan";
import { didYouMean } from "../nearest";
import { problemLine } from "../report";
import { oneOf, quote } from "../wording";
import { answersFromFlags, answersFromTerminal } from "./ask";
import { flagsOf } from "./flags";

const USAGE = `Adds something new to the content, valid and ready to edit, its picture included.

  npm run new -- <kind>                 asks for everything
  npm run new -- <kind> --flag "value"  asks only for the rest; without a terminal, every flag is needed

${KINDS.map(({ name, what, questions }) => `  ${name.padEnd(12)} ${what}\n${" ".repeat(15)}${questions.map(({ flag, fallback }) => (fallback ? `[--${flag}]` : `--${flag}`)).join(" ")}`).join("\n")}

Flags in [brackets] have a default. Nothing that is there is ever overwritten.`;

/**
 * Adds one entry to a project's content and says what it wrote. Asks for what the arguments leave open only when there
 * is a terminal. Throws a Refusal, and writes nothing, when something is missing or would not be right.
 */
export async function addNew(args: readonly string[], projectDirectory: string, hasTerminal: boolean): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h") return USAGE;
  const kind = kindNamed(name);
  const given = flagsOf(kind, rest);
  if (given === undefined) return USAGE;
  const project = openProject(projectDirectory);
  const answers = hasTerminal
    ? await answersFromTerminal(kind, given, project)
    : answersFromFlags(kind, given, project);
  const plan = await kind.plan(answers, project);
  const warnings = await writePlan(plan, project);
  return [
    ...[...plan.created.keys()].map(path => `Wrote   content/${path}`),
    ...[...plan.changed.keys()].map(path => `Changed content/${path}`),
    ...plan.notes,
    ...warnings.map(problemLine),
  ].join("\n");
}

function kindNamed(name: string): Kind {
  const kind = KINDS.find(candidate => candidate.name === name);
  if (kind) return kind;
  const names = KINDS.map(candidate => candidate.name);
  throw new Refusal(`There is no kind ${quote(name)}.${didYouMean(name, names)} Choose ${oneOf(names)}.`);
}
