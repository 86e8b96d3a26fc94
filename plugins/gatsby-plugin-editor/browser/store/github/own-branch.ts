import { webMessages } from "../../../messages/web-messages";
import { GithubFailure, hasStatus } from "./failures";
import type { OpenRepository } from "./open-repository";

/** What this person has saved and what is published, as commits. */
export type Standing = Readonly<{
  publishedHead: string;
  /** What is saved and not live: its last commit, and the commit at which it parted from what is published. */
  saved: Readonly<{ head: string; base: string; isBehind: boolean }> | undefined;
  /** The last commit of the branch of this person, if there is one. */
  ownHead: string | undefined;
  /** The commits that the next commit follows. */
  parents: readonly string[];
}>;

/** Thrown if a branch has other commits than those from which the commit to add was made. */
export class BranchMoved extends GithubFailure {
  constructor() {
    super("busy", webMessages.busy);
  }
}

/** The last commit of all that is saved. */
export const savedHead = ({ saved, publishedHead }: Standing): string => saved?.head ?? publishedHead;

/** The branch on which one person saves. It may be missing: it is made with the first save. */
export function ownBranch({ git, pulls, personBranch, publishedBranch }: OpenRepository) {
  /** Whether what the branch has is live, although in other commits: hosts can join or copy commits when they merge. */
  const isMerged = async (head: string) => {
    const pull = await pulls.pullOf(personBranch, publishedBranch, "all");
    return pull?.isMerged === true && pull.head === head;
  };

  /** What is saved and what is published now. */
  const standing = async (): Promise<Standing> => {
    const [head, publishedHead] = await Promise.all([
      git.headOfBranch(personBranch),
      git.headOfBranch(publishedBranch),
    ]);
    if (publishedHead === undefined)
      throw new GithubFailure("noUpstream", webMessages.noPublishedBranch(publishedBranch));
    const nothing = { publishedHead, saved: undefined, ownHead: head, parents: [publishedHead] };
    if (head === undefined || head === publishedHead) return nothing;
    const { base, ahead, behind } = await git.compare(publishedHead, head);
    if (ahead === 0) return nothing;
    // The branch is never set back or deleted: a save in another tab could be lost.
    if (behind > 0 && (await isMerged(head))) return { ...nothing, parents: [head, publishedHead] };
    return { publishedHead, saved: { head, base, isBehind: behind > 0 }, ownHead: head, parents: [head] };
  };

  return {
    standing,

    /** Puts a commit on the branch. Throws `BranchMoved` if the branch has moved since `standing`. */
    advance: async ({ ownHead }: Standing, commit: string): Promise<void> => {
      try {
        await (ownHead === undefined ? git.addBranch(personBranch, commit) : git.moveBranch(personBranch, commit));
      } catch (error) {
        // 409: something else moves it just now. 422 has many reasons.
        const isMoved =
          hasStatus(error, 409) || (hasStatus(error, 422) && (await git.headOfBranch(personBranch)) !== ownHead);
        if (isMoved) throw new BranchMoved();
        throw error;
      }
    },

    /** Lets the branch follow what is published, if it has nothing else. */
    follow: async (): Promise<void> => {
      const { publishedHead, saved, ownHead, parents } = await standing();
      if (ownHead !== undefined && !saved && parents.length === 1) await git.moveBranch(personBranch, publishedHead);
    },
  };
}

export type OwnBranch = ReturnType<typeof ownBranch>;
