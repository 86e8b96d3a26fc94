import type { gitOf } from "./git";
import { reasonOf } from "../messages/reason-of";
import { GitFailure } from "./git-failures";
import type { Sending } from "./git-send";
import type { SendAnswer, SendingStep } from "./sending-protocol";

/** The one sending of the project's changes that may be under way. */
export function sendingOf(git: ReturnType<typeof gitOf>, inTurn: Sending["inTurn"], check: Sending["check"]) {
  let running: { answer: Promise<SendAnswer>; abort: AbortController } | undefined;
  let step: SendingStep | undefined;

  const start = async (signal: AbortSignal): Promise<SendAnswer> => {
    try {
      return await git.send({ check, inTurn, signal, onStep: next => (step = next) });
    } catch (error) {
      const failure = error instanceof GitFailure ? error.failure : "content";
      return { outcome: "notSent", failure, message: reasonOf(error) };
    } finally {
      running = undefined;
      step = undefined;
    }
  };

  return {
    /** Sends what is not live. A second press, such as one in another tab, gets the answer of the first. */
    send: (): Promise<SendAnswer> => {
      if (running === undefined) {
        const abort = new AbortController();
        running = { abort, answer: start(abort.signal) };
      }
      return running.answer;
    },

    step: (): SendingStep | undefined => step,

    cancel: (): void => running?.abort.abort(),
  };
}
