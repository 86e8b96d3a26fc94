import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentChecker } from "../check-content";
import { loadSchemas } from "../json-schema";
import type { Problem } from "../problem";
import { problemLine } from "../report";
import { withOverrides } from "../source";
import type { Plan } from "./kind";
import type { Project } from "./project";
import { Refusal } from "./refusal";

/**
 * Checks the content as it would be, then writes it. Nothing is written when the plan would break something or
 * overwrite a file: then it throws a Refusal. Returns the warnings that the plan brings.
 */
export async function writePlan(plan: Plan, project: Project): Promise<Problem[]> {
  const fresh = await newProblems(plan, project);
  const errors = fresh.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Refusal(`Nothing was written, because it would not be right:\n${errors.map(problemLine).join("\n")}`);
  const content = join(project.directory, "content");
  for (const [path, bytes] of plan.created) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), bytes, { flag: "wx" });
  }
  for (const [path, bytes] of plan.changed) {
    const draft = join(content, dirname(path), `.${path.replaceAll("/", "-")}.draft`);
    writeFileSync(draft, bytes);
    renameSync(draft, join(content, path));
  }
  return fresh;
}

/** The problems that the content does not have yet. */
async function newProblems(plan: Plan, { directory, files }: Project): Promise<Problem[]> {
  const checker = new ContentChecker(loadSchemas(join(directory, "content", "schemas")));
  const sameWords = ({ file, path, message }: Problem): string => JSON.stringify([file, path, message]);
  const before = new Set((await checker.check(files)).map(sameWords));
  const after = await checker.check(withOverrides(files, new Map([...plan.created, ...plan.changed])));
  return after.filter(problem => !before.has(sameWords(problem)));
}
