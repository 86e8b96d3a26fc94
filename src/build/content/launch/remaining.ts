import type { Problem } from "../problem";

/** One thing between this repository and the public website. */
export interface Remaining {
  group: Group;
  /** Where it is; settings outside the repository have no file. */
  file?: string;
  line?: number;
  /** What is left, as a sentence. */
  message: string;
}

/** What remains, in the order of the list. */
export const GROUPS = {
  fact: "Facts and pictures that the firm still has to supply",
  placeholder: "Case studies that are still placeholders",
  address: "Addresses and numbers that lead nowhere",
  setting: "Settings of the place where the site is built",
  check: "Errors that npm run check finds",
} as const;

export type Group = keyof typeof GROUPS;

/** What a problem of the check leaves to do. */
export function remainingProblem({ file, line, path, message }: Problem): Remaining {
  return { group: "check", file, line, message: path === "" ? message : `${path} ${message}` };
}
