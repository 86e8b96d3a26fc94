import type { Commit } from "./git-objects";
import { type HostState, PERSON, type PullRequest } from "./state";
import { type Route, route } from "./typed-route";

/** Requests about the repository, its pull requests, and what checks and hosts say about a commit. */
export function pullRoutes(state: HostState): Route[] {
  const { git, branches, pulls } = state;
  const at = (name: string): Commit => branches.get(name) ?? git.commits.get(name)!;
  const headOf = ({ branch, head }: PullRequest) => branches.get(branch)?.sha ?? head;
  const shown = (pull: PullRequest) => ({
    number: pull.number,
    title: pull.title,
    state: pull.state,
    html_url: `https://github.com/firm/website/pull/${pull.number}`,
    merged_at: pull.mergedAt,
    head: { ref: pull.branch, sha: pull.state === "open" ? headOf(pull) : pull.head },
    base: { ref: pull.base },
  });

  return [
    route("get", "/user", () => ({ 200: { login: state.person } })),

    route("get", "/repos/{owner}/{repo}", () => ({
      200: {
        name: state.name,
        owner: { login: "firm" },
        permissions: { admin: false, pull: true, push: state.mayWrite },
        allow_merge_commit: state.allowMergeCommit,
        allow_squash_merge: true,
        allow_rebase_merge: true,
      },
    })),

    route("get", "/repos/{owner}/{repo}/pulls", ({ query }) => {
      const [owner, branch] = query.get("head")!.split(":");
      const isWanted = (pull: PullRequest) =>
        owner === "firm" &&
        pull.branch === branch &&
        pull.base === query.get("base") &&
        (query.get("state") === "all" || pull.state === query.get("state"));
      const newest = pulls
        .filter(isWanted)
        .toReversed()
        .slice(0, Number(query.get("per_page")));
      return { 200: newest.map(shown) };
    }),

    route("post", "/repos/{owner}/{repo}/pulls", ({ body: { head, base, title = "" } }) => {
      if (pulls.some(({ branch, state }) => branch === head && state === "open"))
        return { 422: { message: "Validation Failed" } };
      const number = pulls.length + 1;
      pulls.push({ number, branch: head, base, title, state: "open", mergedAt: null, head: at(head).sha });
      return { 201: shown(pulls.at(-1)!) };
    }),

    route("put", "/repos/{owner}/{repo}/pulls/{pull_number}/merge", ({ part, body }) => {
      const pull = pulls[Number(part("pull_number")) - 1]!;
      const head = at(pull.branch);
      const base = branches.get(pull.base)!;
      if (body?.sha !== head.sha) return { 409: { message: "Head branch was modified." } };
      const files = git.mergeFiles(head, base);
      if (state.needsReview) return { 405: { message: "At least 1 approving review is required by reviewers." } };
      if (!files) return { 405: { message: "Pull Request is not mergeable" } };
      if (state.needsLinearHistory && body.merge_method === "merge")
        return { 405: { message: "This branch must not contain merge commits." } };
      const parents = body.merge_method === "merge" ? [base, head] : [base];
      const merged = git.addCommit(files, parents, pull.title, PERSON);
      branches.set(pull.base, merged);
      pull.head = head.sha;
      pull.state = "closed";
      pull.mergedAt = new Date(merged.date).toISOString();
      return { 200: { sha: merged.sha, merged: true, message: "Merged" } };
    }),

    route("get", "/repos/{owner}/{repo}/commits/{ref}/check-suites", () => {
      const suites = state.suites().map(({ name, status, runs }, index) => ({
        id: index + 1,
        app: { name },
        status,
        latest_check_runs_count: runs,
      }));
      return { 200: { total_count: suites.length, check_suites: suites } };
    }),

    route("get", "/repos/{owner}/{repo}/commits/{ref}/check-runs", ({ part }) => {
      const runs = state.checks(at(part("ref"))).map(({ name, status, conclusion }, index) => ({
        id: index + 1,
        name,
        status,
        conclusion,
        details_url: `https://github.com/firm/website/runs/${index + 1}`,
      }));
      return { 200: { total_count: runs.length, check_runs: runs } };
    }),

    route("get", "/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations", ({ part }) => {
      // The newest commit of the one pull request has the checks.
      const run = state.checks(at(pulls.at(-1)!.branch))[Number(part("check_run_id")) - 1]!;
      const json = (run.annotations ?? []).map(({ path, line, message }) => ({
        path,
        start_line: line,
        end_line: line,
        annotation_level: "failure",
        message,
      }));
      return { 200: json };
    }),

    route("get", "/repos/{owner}/{repo}/commits/{ref}/status", ({ part }) => {
      const statuses = state.statuses(at(part("ref"))).map(({ context, state: result, address }) => ({
        context,
        state: result,
        target_url: address,
      }));
      return { 200: { statuses, total_count: statuses.length } };
    }),

    route("get", "/repos/{owner}/{repo}/deployments", ({ query }) => {
      const address = state.deployment(at(query.get("sha")!));
      return { 200: address === undefined ? [] : [{ id: 1 }] };
    }),

    route("get", "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses", () => {
      const address = [...branches.values()].map(state.deployment).find(Boolean) ?? "";
      return { 200: [{ state: "success" as const, environment_url: address }] };
    }),
  ];
}
