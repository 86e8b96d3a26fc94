import { createInterface } from "node:readline/promises";
import type { Answers, Kind, Question } from "../new/kind";
import type { Project } from "../new/project";
import { answerFault } from "../new/questions";
import { Refusal } from "../new/refusal";
import { oneOf } from "../wording";

type Given = Readonly<Record<string, string | undefined>>;

/** Takes the answers from flags and defaults only; throws a Refusal naming every one that is missing or wrong. */
export function answersFromFlags(kind: Kind, given: Given, project: Project): Answers {
  const answers: Record<string, string> = {};
  const faults = kind.questions.flatMap(question => {
    const value = given[question.flag]?.trim() ?? question.fallback?.(answers, project);
    if (value === undefined) return [`--${question.flag} is missing: ${labelOf(question, project)}.`];
    answers[question.flag] = value;
    // An empty default comes from an answer that is missing itself.
    return value === "" && given[question.flag] === undefined ? [] : (answerFault(question, value, project) ?? []);
  });
  if (faults.length > 0) throw new Refusal(faults.join("\n"));
  return answers;
}

/** Asks on the terminal for what no flag says, and asks again after an answer that cannot be right. */
export async function answersFromTerminal(kind: Kind, given: Given, project: Project): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.once("close", () => closed.abort());
  const answers: Record<string, string> = {};
  try {
    for (const question of kind.questions) {
      let value = given[question.flag]?.trim();
      for (;;) {
        const fault = value === undefined ? undefined : answerFault(question, value, project);
        if (value !== undefined && fault === undefined) break;
        if (fault !== undefined) process.stdout.write(`${fault}\n`);
        const fallback = question.fallback?.(answers, project);
        const prompt = `${labelOf(question, project)}${fallback ? ` [${fallback}]` : ""}: `;
        const typed = (await terminal.question(prompt, { signal: closed.signal })).trim();
        value = typed === "" && fallback !== undefined ? fallback : typed;
      }
      answers[question.flag] = value;
    }
  } catch (error) {
    if (closed.signal.aborted) throw new Refusal("\nStopped. Nothing was written.");
    throw error;
  } finally {
    terminal.close();
  }
  return answers;
}

function labelOf({ label, choices }: Question, project: Project): string {
  const words = choices ? `${label} (${oneOf(choices(project))})` : label;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
