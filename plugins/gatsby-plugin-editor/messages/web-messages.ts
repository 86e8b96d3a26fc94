import { lineOfAddress } from "./message-lines";
import { asker } from "./not-sent-messages";

const kept = "What you wrote is still here.";
const thenAgain = "Then try again.";

/** What the editor says on the web, where it keeps its files on GitHub, and only there. */
export const webMessages = {
  /** While something goes live. */
  takingOver: "Adding what others have put live.",
  starting: "Waiting for GitHub to start its checks.",
  waiting: (names: readonly string[]) => `Waiting for GitHub to check it: ${names.join(", ")}.`,
  merging: "Putting it live.",

  /** Why something was not done. */
  offline: `GitHub does not answer. Check the internet connection and try again. ${kept}`,
  expired: `GitHub has signed you out. Sign in again, and try again. ${kept}`,
  authorise: (address: string) =>
    [
      `The firm's account at GitHub must first let this editor in. Open this address and press Authorize. ${thenAgain} ${kept}`,
      lineOfAddress(address),
    ].join("\n"),
  tooMany: (time: string) => `GitHub asks for a pause. Try again after ${time}. ${kept}`,
  notFound: `GitHub does not find this any more. Load this page again. If that does not help, ask ${asker}.`,
  noRepository: (repository: string) =>
    `Your account at GitHub cannot open ${repository}. Ask ${asker} for write access.`,
  noPublishedBranch: (branch: string) =>
    `There is no branch ${branch} on GitHub, so there is nothing to change. Ask ${asker}.`,
  busy: `Something else is being saved at the same moment, such as in another tab. Try again. ${kept}`,
  sameFile: (name: string) =>
    `You and somebody else have changed “${name}” in ways that do not go together: one of you has deleted or replaced it, or it is no content. Ask ${asker}.`,
  checkFailed: (name: string, lines: readonly string[]) =>
    [`It is not live: the check “${name}” has found a fault. Correct it, save, and put it live again.`, ...lines].join(
      "\n",
    ),
  checkBroken: (name: string, address: string | undefined) =>
    [
      `It is not live: the check “${name}” has failed, and does not say where. Show this to ${asker}.`,
      ...(address === undefined ? [] : [lineOfAddress(address)]),
    ].join("\n"),
  needsReview: (address: string, said: string) =>
    [
      `It is not live yet: GitHub waits for something else, such as the approval of a colleague. Send this address to ${asker}. GitHub says: ${said}`,
      lineOfAddress(address),
    ].join("\n"),

  /** In the history of the repository, and in its pull request. */
  change: (name: string, others: number) =>
    others === 0 ? `Change ${name}` : `Change ${name} and ${others === 1 ? "1 other file" : `${others} other files`}`,
  add: (name: string) => `Add ${name}`,
  move: (name: string) => `Move ${name} to another place in its list`,
  remove: (name: string) => `Delete ${name}`,
  bringBack: (name: string) => `Bring back an earlier version of ${name}`,
  takeOver: (branch: string) => `Add what is new on ${branch}`,
  proposal: (person: string) => `Changes of the content by ${person}`,
  proposalText:
    "Made in the editor of the site. It is merged when somebody presses “Put it live” there and the checks have passed.",

  /** At the sign-in. */
  windowBlocked:
    "The browser has not opened the window for the sign-in. Allow windows for this page, and sign in again.",
  windowClosed: "The window for the sign-in was closed before you were signed in. Sign in again.",
  refusedSignIn: (said: string) =>
    `GitHub has not signed you in. Try again. If that does not help, ask ${asker}: ${said}`,
};
