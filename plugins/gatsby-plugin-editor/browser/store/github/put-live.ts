import { notSent } from "../../../messages/not-sent-messages";
import type { ProblemLines } from "../../../messages/problem-lines";
import { webMessages } from "../../../messages/web-messages";
import { reasonOf } from "../../../messages/reason-of";
import type { SendAnswer } from "../../../server/sending-protocol";
import type { PuttingLive } from "../store";
import type { ContentReader } from "./content";
import { GithubFailure, hasStatus } from "./failures";
import { messageOfCheck } from "./fault-lines";
import { keepProposed } from "./keep-proposed";
import type { OpenRepository } from "./open-repository";
import type { OwnBranch, Standing } from "./own-branch";
import { pause } from "./pause";
import type { PullRequest } from "./pull-api";

/** What "Put it live" works with. */
export type LiveWork = Readonly<{
  repository: OpenRepository;
  branch: OwnBranch;
  reader: ContentReader;
  lines: ProblemLines;
  takeOver: (standing: Standing) => Promise<boolean>;
  /** In ms: how long it waits before it asks about the checks again. */
  interval: number;
}>;

/** How often it asks for checks before it takes that there are none: GitHub needs some seconds to start them. */
const ROUNDS_WITHOUT_CHECKS = 6;

/** How often it begins again because the branch or what is published has changed meanwhile. */
const ROUNDS = 3;

const answerOf = (error: unknown): SendAnswer => ({
  outcome: "notSent",
  failure: error instanceof GithubFailure ? error.failure : "content",
  message: reasonOf(error),
});

/** Merges what a person has saved, once its checks have passed. Never rejects: a failure is its answer. */
export function putLive(prepare: () => Promise<LiveWork>): PuttingLive {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  let step = "";

  /** Waits until all checks have passed. Throws a `GithubFailure` for one that fails. */
  const waitForChecks = async ({ repository: { pulls }, reader, lines, interval }: LiveWork, commit: string) => {
    for (let round = 1; ; round++) {
      const checks = await pulls.checksOf(commit);
      const failed = checks.find(({ state }) => state === "failed");
      if (failed) throw new GithubFailure("checkFailed", await messageOfCheck(failed, commit, pulls, reader, lines));
      const waiting = checks.filter(({ state }) => state === "waiting").map(({ name }) => name);
      const isStarted = checks.length > 0 || round > ROUNDS_WITHOUT_CHECKS;
      if (isStarted && waiting.length === 0) return;
      step = waiting.length > 0 ? webMessages.waiting(waiting) : webMessages.starting;
      await pause(interval, signal);
    }
  };

  /** Merges. Returns false if there are other commits now, in the pull request or in what is published. */
  const merge = async ({ repository, branch }: LiveWork, { number, address }: PullRequest, commit: string) => {
    signal.throwIfAborted();
    step = webMessages.merging;
    const said = new Set<string>();
    // A rule of the branch can forbid a way that the repository allows.
    for (const method of repository.mergeMethods)
      try {
        await repository.pulls.mergePull(number, commit, method);
        return true;
      } catch (error) {
        if (hasStatus(error, 409)) return false;
        if (!(error instanceof GithubFailure) || error.status !== 405) throw error;
        if ((await branch.standing()).saved?.isBehind) return false;
        said.add(error.said);
      }
    throw new GithubFailure("needsReview", webMessages.needsReview(address, [...said].join(" ")), 405);
  };

  const run = async (): Promise<SendAnswer> => {
    const work = await prepare();
    const { repository, branch, takeOver } = work;
    for (let round = 1; round <= ROUNDS; round++) {
      step = webMessages.takingOver;
      await takeOver(await branch.standing());
      const { saved } = await branch.standing();
      const pull = saved && (await keepProposed(repository));
      if (!saved || !pull) return { outcome: "sent" };
      await waitForChecks(work, saved.head);
      if (!(await merge(work, pull, saved.head))) continue;
      // It is live, whatever becomes of the branch: GitHub may have deleted it, or somebody has saved in another tab.
      await branch.follow().catch(() => undefined);
      return { outcome: "sent" };
    }
    throw new GithubFailure("busy", notSent.busy);
  };

  const cancelled = new Promise<SendAnswer>(resolve => {
    const answer: SendAnswer = { outcome: "notSent", failure: "cancelled", message: notSent.cancelled };
    signal.addEventListener("abort", () => resolve(answer), { once: true });
  });

  return {
    answer: Promise.race([run().catch(answerOf), cancelled]),
    step: () => Promise.resolve(step),
    cancel: () => cancelling.abort(),
  };
}
