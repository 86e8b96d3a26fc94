import { type Commit, type Tree, gitObjects } from "./git-objects";

export type PullRequest = {
  number: number;
  branch: string;
  base: string;
  title: string;
  state: "open" | "closed";
  mergedAt: string | null;
  /** The last commit; kept when the branch is deleted. */
  head: string;
};

export type CheckRun = Readonly<{
  name: string;
  status: "queued" | "in_progress" | "completed";
  conclusion: "success" | "failure" | null;
  annotations?: readonly Readonly<{ path: string; line: number; message: string }>[];
}>;

/** The checks of one program: how many have begun. */
export type CheckSuite = Readonly<{ name: string; status: "queued" | "in_progress" | "completed"; runs: number }>;

export type Status = Readonly<{ context: string; state: "pending" | "success" | "failure"; address: string }>;

export const PERSON = "ann";

/** The persons who may sign in, by their tokens. */
export const PERSONS: Readonly<Record<string, string>> = { "Bearer t0": PERSON, "Bearer t1": "bea" };

/** A repository on GitHub with one branch, `main`, and what its settings and its checks are. */
export function hostState(files: ReadonlyMap<string, Uint8Array>) {
  const git = gitObjects();
  const branches = new Map<string, Commit>();
  const pulls: PullRequest[] = [];
  const start: Tree = new Map([...files].map(([path, bytes]) => [path, git.addBlob(bytes)]));
  branches.set("main", git.addCommit(start, [], "Start", "Bo"));

  return {
    git,
    branches,
    pulls,
    /** Who asks now. */
    person: PERSON,
    /** The name of the repository. Requests for the old one are sent on. */
    name: "website",
    mayWrite: true,
    allowMergeCommit: true as boolean | undefined,
    /** A rule of the branch main against merge commits. */
    needsLinearHistory: false,
    needsReview: false,
    suites: (): readonly CheckSuite[] => [],
    checks: (_commit: Commit): readonly CheckRun[] => [],
    statuses: (_commit: Commit): readonly Status[] => [],
    /** The address of a deployment of a commit. */
    deployment: (_commit: Commit): string | undefined => undefined,
  };
}

export type HostState = ReturnType<typeof hostState>;
