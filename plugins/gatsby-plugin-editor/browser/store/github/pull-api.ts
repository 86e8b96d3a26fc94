import type { RepositoryPath } from "../../../../gatsby-plugin-content/paths";
import type { Repository } from "./git-api";
import type { GithubRequest } from "./request";

/** A pull request: the commit at its end, and its address. */
export type PullRequest = Readonly<{ number: number; head: string; address: string; isMerged: boolean }>;

export type MergeMethod = "merge" | "squash" | "rebase";

/** A check of a commit. `run`: its number, if it can have annotations. `address`: where to read more. */
export type Check = Readonly<{
  name: string;
  state: "waiting" | "passed" | "failed";
  run: number | undefined;
  address: string | undefined;
}>;

/** A line that a check finds fault with: its file, and its number, from 1. */
export type Annotation = Readonly<{ path: RepositoryPath; line: number; message: string }>;

/** Ends of a check run that do not keep a pull request from being merged. */
const PASSED = ["success", "neutral", "skipped"];

/** A status with the address of a preview, as hosts name it: "netlify/site/deploy-preview". */
const PREVIEW = /preview/i;

type Run = Readonly<{ status: string; conclusion: string | null }>;

const stateOfRun = ({ status, conclusion }: Run): Check["state"] => {
  if (status !== "completed") return "waiting";
  return PASSED.includes(conclusion ?? "") ? "passed" : "failed";
};

const stateOfStatus = (state: string): Check["state"] => {
  if (state === "pending") return "waiting";
  return state === "success" ? "passed" : "failed";
};

type Given = Readonly<{ number: number; html_url: string; merged_at: string | null; head: Readonly<{ sha: string }> }>;

const pullRequestOf = ({ number, html_url: address, merged_at: mergedAt, head }: Given): PullRequest => ({
  number,
  address,
  head: head.sha,
  isMerged: mergedAt !== null,
});

/** The pull requests of a repository, and what others say about a commit. Throws a `GithubFailure`. */
export function pullApi(request: GithubRequest, { owner, repo }: Repository) {
  return {
    /** The newest pull request from a branch to another one; undefined if there was none. */
    pullOf: async (branch: string, target: string, state: "open" | "all"): Promise<PullRequest | undefined> => {
      const head = `${owner}:${branch}`;
      const route = "GET /repos/{owner}/{repo}/pulls";
      const { data } = await request(route, { owner, repo, head, base: target, state, per_page: 1 });
      return data.map(pullRequestOf)[0];
    },

    addPull: async (branch: string, target: string, title: string, body: string): Promise<PullRequest> => {
      const route = "POST /repos/{owner}/{repo}/pulls";
      return pullRequestOf((await request(route, { owner, repo, head: branch, base: target, title, body })).data);
    },

    /** Merges a pull request if this commit is still at its end. */
    mergePull: async (number: number, head: string, method: MergeMethod): Promise<void> => {
      const route = "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge";
      await request(route, { owner, repo, pull_number: number, sha: head, merge_method: method });
    },

    /** All checks of a commit, which GitHub calls check runs and statuses. */
    checksOf: async (commit: string): Promise<Check[]> => {
      const given = { owner, repo, ref: commit, per_page: 100 };
      const [suites, runs, statuses] = await Promise.all([
        request("GET /repos/{owner}/{repo}/commits/{ref}/check-suites", given),
        request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", given),
        request("GET /repos/{owner}/{repo}/commits/{ref}/status", given),
      ]);
      // A run that waits for another one is not there yet. A suite without runs is of a program that checks nothing here.
      const isUnfinished = (suite: { status: string | null; latest_check_runs_count: number }) =>
        suite.status !== "completed" && suite.latest_check_runs_count > 0;
      const fromSuites = suites.data.check_suites.filter(isUnfinished).map(({ app }) => ({
        name: app?.name ?? "",
        state: "waiting" as const,
        run: undefined,
        address: undefined,
      }));
      const fromRuns = runs.data.check_runs.map(run => ({
        name: run.name,
        state: stateOfRun(run),
        run: run.id,
        address: run.details_url ?? undefined,
      }));
      const fromStatuses = statuses.data.statuses.map(({ context, state, target_url: address }) => ({
        name: context,
        state: stateOfStatus(state),
        run: undefined,
        address: address ?? undefined,
      }));
      return [...fromRuns, ...fromStatuses, ...fromSuites];
    },

    /** The lines with which a check run finds fault. Warnings are no reason to fail. */
    annotationsOf: async (run: number): Promise<Annotation[]> => {
      const route = "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations";
      const { data } = await request(route, { owner, repo, check_run_id: run, per_page: 100 });
      const faults = data.filter(annotation => annotation.annotation_level === "failure");
      return faults.map(({ path, start_line: line, message }) => ({
        path: path as RepositoryPath,
        line,
        message: message ?? "",
      }));
    },

    /** The address at which a host shows the site with a commit; undefined if none does. */
    previewOf: async (commit: string): Promise<string | undefined> => {
      const { data } = await request("GET /repos/{owner}/{repo}/commits/{ref}/status", { owner, repo, ref: commit });
      const made = data.statuses.find(({ context, state }) => PREVIEW.test(context) && state === "success");
      if (made?.target_url) return made.target_url;
      const deployments = await request("GET /repos/{owner}/{repo}/deployments", { owner, repo, sha: commit });
      const [newest] = deployments.data;
      if (!newest) return undefined;
      const route = "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses";
      const statuses = await request(route, { owner, repo, deployment_id: newest.id });
      return statuses.data.find(({ state }) => state === "success")?.environment_url || undefined;
    },
  };
}

export type PullApi = ReturnType<typeof pullApi>;
