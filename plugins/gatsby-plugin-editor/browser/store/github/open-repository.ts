import { notSent } from "../../../messages/not-sent-messages";
import { GithubFailure, HOST, hasStatus } from "./failures";
import { type GitApi, gitApi } from "./git-api";
import { type MergeMethod, type PullApi, pullApi } from "./pull-api";
import type { GithubRequest } from "./request";
import { webMessages } from "../../../messages/web-messages";

/** The repository of the site, as the signed-in person may use it. */
export type OpenRepository = Readonly<{
  git: GitApi;
  pulls: PullApi;
  /** The name of the signed-in person on GitHub. */
  person: string;
  /** The branch of the live site, and the branch of this person. */
  publishedBranch: string;
  personBranch: string;
  /** The ways of a merge that the repository allows, the best one first. */
  mergeMethods: readonly MergeMethod[];
}>;

/** What a repository says about the ways of a merge; it may leave them out. */
type MergeSettings = Readonly<
  Partial<Record<"allow_merge_commit" | "allow_squash_merge" | "allow_rebase_merge", boolean>>
>;

/** The ways of a merge that are not forbidden. A merge commit is best: it keeps each save, for the list of versions. */
function mergeMethodsOf(settings: MergeSettings): MergeMethod[] {
  const all = [
    { method: "merge", isAllowed: settings.allow_merge_commit },
    { method: "squash", isAllowed: settings.allow_squash_merge },
    { method: "rebase", isAllowed: settings.allow_rebase_merge },
  ] as const;
  return all.filter(({ isAllowed }) => isAllowed ?? true).map(({ method }) => method);
}

/** Finds a repository, also under a new name, and who is signed in. Throws a `GithubFailure` if this person may not change it. */
export async function openRepository(
  request: GithubRequest,
  repository: string,
  publishedBranch: string,
): Promise<OpenRepository> {
  const [owner = "", repo = ""] = repository.split("/");
  const [{ data: user }, { data: found }] = await Promise.all([
    request("GET /user"),
    request("GET /repos/{owner}/{repo}", { owner, repo }).catch((error: unknown) => {
      throw hasStatus(error, 404)
        ? new GithubFailure("noRepository", webMessages.noRepository(repository), 404)
        : error;
    }),
  ]);
  if (!found.permissions?.push) throw new GithubFailure("noPermission", notSent.noPermission(HOST));
  const now = { owner: found.owner.login, repo: found.name };
  return {
    git: gitApi(request, now),
    pulls: pullApi(request, now),
    person: user.login,
    publishedBranch,
    personBranch: `editor/${user.login}`,
    mergeMethods: mergeMethodsOf(found),
  };
}
