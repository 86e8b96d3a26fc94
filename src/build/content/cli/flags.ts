import { parseArgs } from "node:util";
import type { Kind } from "../new/kind";
import { Refusal } from "../new/refusal";
import { didYouMean } from "../nearest";
import { oneOf, quote } from "../wording";

/**
 * What a kind's flags say; undefined when help was asked for.
 * Throws a Refusal for a flag that the kind does not have or that lacks its value.
 */
export function flagsOf({ name, questions }: Kind, args: string[]): Record<string, string> | undefined {
  if (args.includes("--help") || args.includes("-h")) return undefined;
  const flags = questions.map(({ flag }) => `--${flag}`);
  const unknown = args.find(arg => arg.startsWith("--") && !flags.includes(arg.replace(/=.*/s, "")));
  if (unknown !== undefined)
    throw new Refusal(
      `${name} has no flag ${quote(unknown)}.${didYouMean(unknown, flags)} It takes ${oneOf(flags, "and")}.`,
    );
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" as const }]));
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(
    Object.entries(values).flatMap(([flag, value]) => (value === undefined ? [] : [[flag, value]])),
  );
}
