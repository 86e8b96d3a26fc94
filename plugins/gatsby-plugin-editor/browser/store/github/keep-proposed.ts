import { webMessages } from "../../../messages/web-messages";
import { hasStatus } from "./failures";
import type { OpenRepository } from "./open-repository";
import type { PullRequest } from "./pull-api";

/** Keeps one pull request open for all that a person has saved. Returns it; undefined if GitHub sees nothing to propose. */
export async function keepProposed(repository: OpenRepository): Promise<PullRequest | undefined> {
  const { pulls, personBranch, publishedBranch, person } = repository;
  const find = () => pulls.pullOf(personBranch, publishedBranch, "open");
  const present = await find();
  if (present) return present;
  try {
    return await pulls.addPull(personBranch, publishedBranch, webMessages.proposal(person), webMessages.proposalText);
  } catch (error) {
    // Another tab has made it at the same moment, or the branch has no commit of its own.
    if (hasStatus(error, 422)) return find();
    throw error;
  }
}
