import { notSent } from "../messages/not-sent-messages";
import type { Output } from "./git-process";
import type { Failure } from "./sending-protocol";

/** A command of Git that failed. The message says what to do next. */
export class GitFailure extends Error {
  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message);
  }
}

/** What Git prints for a failure, in English. Its first group is a part of the message. */
type Sign = Readonly<{ failure: Failure; printed: RegExp; message: (found: string, host: string) => string }>;

/** Git has one exit code for all of these. The first that fits is taken. */
const SIGNS: readonly Sign[] = [
  {
    failure: "otherOwner",
    printed: /dubious ownership[^]*?(git config --global --add safe\.directory .*)/,
    message: notSent.otherOwner,
  },
  { failure: "noRepository", printed: /not a git repository/, message: () => notSent.noRepository },
  { failure: "locked", printed: /Unable to create '(.*\.lock)': File exists/, message: notSent.locked },
  // A sync program puts a space into the name of a copy. Git itself allows none there.
  { failure: "strayRef", printed: /bad object (refs\/.* .*)/, message: notSent.strayRef },
  { failure: "noVersion", printed: /(?:argument|revision|object name) '?HEAD/, message: () => notSent.noVersion },
  {
    failure: "unfinished",
    printed: /during a (?:merge|cherry-pick)|MERGE_HEAD exists|concluded your merge/,
    message: () => notSent.unfinishedMerge,
  },
  { failure: "noIdentity", printed: /tell me who you are|empty ident name/, message: () => notSent.noIdentity },
  {
    failure: "signing",
    printed: /failed to sign|user\.signingkey|failed to write commit object/i,
    message: () => notSent.signing,
  },
  { failure: "diskFull", printed: /No space left on device/, message: () => notSent.diskFull },
  {
    failure: "offline",
    printed: /Could not resolve|Network is unreachable|No route to host|Temporary failure in name resolution/i,
    message: () => notSent.offline,
  },
  {
    failure: "hostFails",
    printed: /Failed to connect|Connection (?:refused|timed out|reset)|returned error: 5\d\d/i,
    message: (_, host) => notSent.hostFails(host),
  },
  {
    failure: "noPermission",
    printed:
      /returned error: 403|Permission to .* denied to|Write access to repository not granted|key.* is read.only/i,
    message: (_, host) => notSent.noPermission(host),
  },
  {
    failure: "signIn",
    printed:
      /Authentication failed|could not read (?:Username|Password)|Permission denied|Host key verification failed|repository .*not found/i,
    message: (_, host) => notSent.signIn(host),
  },
];

/** The lines that the host of the repository has printed. */
export const saidByHost = (stderr: string): string =>
  stderr
    .split("\n")
    .filter(line => line.startsWith("remote: "))
    .map(line => line.slice("remote: ".length).trim())
    .join("\n");

/** The failure of a command. `host`: the host of the repository. */
export function gitFailureOf({ stderr, stdout }: Output, host: string): GitFailure {
  for (const { failure, printed, message } of SIGNS) {
    const found = printed.exec(stderr);
    if (found) return new GitFailure(failure, message(found[1] ?? "", host));
  }
  // Without the percentages of its progress.
  const text = (stderr.trim() || stdout.trim()).replace(/^.*\r/gm, "");
  return new GitFailure("unknown", notSent.unknown(text));
}
