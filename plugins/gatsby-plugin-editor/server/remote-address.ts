/** The host and the path of a repository's address: https://host/path.git, ssh://git@host/path or git@host:path. */
function partsOfRemote(remote: string): { host: string; path: string } | undefined {
  const { host, path } =
    /^(?:\w+:\/\/)(?:[^@/]*@)?(?<host>[^/:]+)(?::\d+)?\/(?<path>.+?)(?:\.git)?\/?$/.exec(remote)?.groups ??
    /^(?:[^@/:]*@)?(?<host>[^/:]{2,}):(?!\/\/)(?<path>.+?)(?:\.git)?\/?$/.exec(remote)?.groups ??
    {};
  return host && path ? { host, path } : undefined;
}

/** The host of a repository; its whole address if that is a folder. */
export const hostOf = (remote: string): string => partsOfRemote(remote)?.host ?? remote;

/** The page of GitHub where a branch is proposed or its proposal is shown. Undefined for another host. */
export function compareAddress(remote: string, target: string, branch: string): string | undefined {
  const { host, path } = partsOfRemote(remote) ?? {};
  if (host !== "github.com" || path === undefined) return undefined;
  return `https://github.com/${path}/compare/${encodeURIComponent(target)}...${encodeURIComponent(branch)}?expand=1`;
}

/** The address where a branch is proposed, in what a host says after a push (GitHub, GitLab, Bitbucket, Gitea). */
export const proposalAddress = (said: string): string | undefined =>
  /https?:\/\/\S+\/(?:pull\/new|merge_requests|pull-requests|compare)\/?\S*/.exec(said)?.[0];
