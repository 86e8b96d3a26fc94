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
  published: string;
  own: string;
  mergeMethod: MergeMethod;
}>;

/** Finds a repository, also under a new name, and who is signed in. Throws a `GithubFailure` if this person may not change it. */
export async function openRepository(
  request: GithubRequest,
  repository: string,
  published: string,
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
  // A merge commit keeps each save, which the list of versions shows.
  const others = found.allow_squash_merge ? "squash" : "rebase";
  return {
    git: gitApi(request, now),
    pulls: pullApi(request, now),
    person: user.login,
    published,
    own: `editor/${user.login}`,
    mergeMethod: found.allow_merge_commit ? "merge" : others,
  };
}
