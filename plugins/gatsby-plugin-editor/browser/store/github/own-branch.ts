import { webMessages } from "../../../messages/web-messages";
import { GithubFailure } from "./failures";
import type { OpenRepository } from "./open-repository";

/** What this person has saved and what is published, as commits. */
export type Standing = Readonly<{
  published: string;
  /** What is saved and not live: its last commit, and the commit at which it parted from what is published. */
  saved: Readonly<{ head: string; base: string; isBehind: boolean }> | undefined;
  /** The branch of this person as it is: none, with only published commits, with others, or left over by a merge. */
  branch: "none" | "published" | "saved" | "merged";
}>;

/** The last commit of all that is saved. */
export const headOf = ({ saved, published }: Standing): string => saved?.head ?? published;

/** The branch on which one person saves. It may be missing: it is made with the first save. */
export function ownBranch({ git, pulls, own, published: publishedBranch }: OpenRepository) {
  /** Whether what the branch has is live, although in other commits: hosts can join or copy commits when they merge. */
  const isMerged = async (head: string) => {
    const pull = await pulls.pullOf(own, publishedBranch, "all");
    return pull?.isMerged === true && pull.head === head;
  };

  return {
    /** What is saved and what is published now. */
    standing: async (): Promise<Standing> => {
      const [head, published] = await Promise.all([git.headOf(own), git.headOf(publishedBranch)]);
      if (published === undefined)
        throw new GithubFailure("noUpstream", webMessages.noPublishedBranch(publishedBranch));
      if (head === undefined) return { published, saved: undefined, branch: "none" };
      if (head === published) return { published, saved: undefined, branch: "published" };
      const { base, ahead, behind } = await git.compare(published, head);
      if (ahead === 0) return { published, saved: undefined, branch: "published" };
      if (behind > 0 && (await isMerged(head))) return { published, saved: undefined, branch: "merged" };
      return { published, saved: { head, base, isBehind: behind > 0 }, branch: "saved" };
    },

    /** Puts a commit on the branch. Fails with 409 or 422 if the branch has moved since `standing`. */
    advance: async ({ branch }: Standing, commit: string): Promise<void> => {
      if (branch === "merged") await git.deleteBranch(own);
      if (branch === "merged" || branch === "none") await git.addBranch(own, commit);
      else await git.moveBranch(own, commit);
    },
  };
}

export type OwnBranch = ReturnType<typeof ownBranch>;
