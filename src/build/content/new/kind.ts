import type { Project } from "./project";

/** One thing to know before something new can be written. */
export interface Question {
  /** Name of the flag without dashes. */
  flag: string;
  /** What is asked for, in a few words. */
  label: string;
  /** What is taken when nothing is answered; a question without it must be answered. */
  fallback?: (answers: Answers, project: Project) => string;
  /** The only answers possible. */
  choices?: (project: Project) => readonly string[];
  /** What is wrong with an answer, or undefined when nothing is. */
  fault?: (answer: string, project: Project) => string | undefined;
}

/** Answers by flag; every question has one. */
export type Answers = Readonly<Record<string, string>>;

/** What is to be written. */
export interface Plan {
  /** New files by their path inside content/. */
  created: ReadonlyMap<string, Buffer>;
  /** Changed files by their path inside content/. */
  changed: ReadonlyMap<string, Buffer>;
  /** What the person should know: where to see it, what to edit next. */
  notes: readonly string[];
}

/** Something that npm run new can add. */
export interface Kind {
  name: string;
  what: string;
  questions: readonly Question[];
  plan: (answers: Answers, project: Project) => Promise<Plan>;
}

/** An answer that is known to be there because its question was asked. */
export function answer(answers: Answers, flag: string): string {
  return answers[flag] ?? "";
}

/** The bytes of a new JSON file, indented like the others. */
export function jsonBytes(data: object): Buffer {
  return Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
}
