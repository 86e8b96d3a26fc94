import { type ContentPath, inRepository } from "../../gatsby-plugin-content/paths";
import { lineOfAddress } from "./message-lines";
import { asker } from "./not-sent-messages";

/**
 * What the editor says about saves, versions, questions and refusals. The forms (`form-messages.ts`), the lists around them
 * (`app-messages.ts`), GitHub (`web-messages.ts`) and sending (`not-sent-messages.ts`) have messages of their own, and so
 * has the content check.
 */

const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);

/** After a save, and while something goes live. */
export const bar = {
  sending: "Sending…",
  signing: "Waiting for the program that signs changes. It may ask for a password.",
  fetching: (host: string) => `Waiting for ${host}: what others have changed.`,
  checking: "Checking all content.",
  pushing: (host: string) => `Waiting for ${host}, which takes your changes.`,
  cancel: "Cancel",
  proposed: (branch: string, address: string | undefined) =>
    address === undefined
      ? `Sent as a proposal, on the branch ${branch}. Ask ${asker} to merge it: it is then live in a few minutes.`
      : [
          "Sent as a proposal, because the site's branch is protected. Open this address, press Create pull request if it is there, and merge it when the check has passed.",
          lineOfAddress(address),
        ].join("\n"),
  sent: "Sent. The site is built with it now and is live in a few minutes.",
  notSent: {
    computer: (reason: string) => `Not sent; your changes are safe on this computer. ${reason}`,
    web: (reason: string) => reason,
  },
  notLive: { computer: "Changed on this computer, not yet live: ", web: "Saved, not yet live: " },
  files,
  putLive: "Put it live",
  typeCommands:
    "To put it live, type these two lines into a terminal (the window for typed commands) in the project's folder:",
  copy: "Copy",
  copied: "Copied",
  saved: { computer: "Saved on this computer.", web: "Saved." },
  alsoChanged: (names: readonly string[]) => `Also changed: ${names.join(", ")}.`,
  lookAt: (warnings: readonly string[]) => `Please look at:\n${warnings.join("\n")}`,
  isCopy: "It is a copy. What was copied is marked until you change it, or empty the mark.",
  deleted: { computer: "Deleted on this computer.", web: "Deleted." },
  picture: "This browser cannot read the picture. Save it as JPEG in a picture program, and choose that.",
};

/** The list of the versions of an entry. */
export const versions = {
  title: (name: string) => `Earlier versions of ${name}`,
  none: "There is no earlier version yet.",
  notSent: "Saved on this computer, in no version yet",
  by: (date: string, author: string) => `${date}, ${author}`,
  now: "as it is now",
  first: "The first version.",
  same: "The same words.",
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  more: (count: number) => `and ${count} more`,
  columns: ["Field", "Now", "In this version"],
  nothing: "(nothing)",
  oldOrder: "(the order before)",
  newOrder: "(another order)",
  bringBack: "Bring this version back",
  losesUnsaved: "What you have typed since the last save would be lost.",
  losesUnsent: "What is saved on this computer and in no version yet would be lost.",
  broughtBack: { computer: "Brought back on this computer.", web: "Brought back." },
  notBroughtBack: (reason: string) => `Not brought back. ${reason}`,
  close: "Keep what is there now",
};

/** About the order of a list. */
export const order = {
  moved: (name: string, position: number, count: number) => `${name} is now number ${position} of ${count}.`,
  notMoved: (reason: string) => `Not moved. ${reason}`,
};

/** Questions, with answers that say what they do. */
export const questions = {
  sendWithoutUnsaved: "Put it live without your last words?",
  unsavedStays: "What you have typed since the last save stays here and does not go live.",
  sendRest: "Put the rest live",
  sendCopies: "Put live what is still a copy?",
  copiesIn: (names: readonly string[]) => `Something copied is still unchanged in: ${names.join(", ")}.`,
  sendAll: "Put it live all the same",
  notYet: "Not yet",
  remove: (title: string) => `Delete “${title}”?`,
  visitors: (from: string) => `Visitors may still come to ${from}. Without a redirect they find no page there.`,
  redirects: (addresses: readonly string[]) =>
    `These earlier addresses lead to it and change with it: ${addresses.join(", ")}.`,
  losesUnsaved: "What you have typed and not saved goes with it.",
  removeAndRedirect: (to: string) => `Delete and send visitors to ${to}`,
  removeOnly: "Delete",
  keep: "Keep",
};

/** The question about values that two people have changed. */
export const conflicts = {
  title: "Somebody else has also changed this",
  explanation: "Choose what is saved. The rest of your changes is saved in any case.",
  mine: "Keep mine",
  theirs: "Take theirs",
  empty: "(nothing)",
  save: "Save",
  cancel: "Do not save yet",
  cancelled: "Nothing was saved. What you wrote is still in the form.",
};

/** The page beside the form. */
export const preview = {
  /** The name of the part of the editor with the page. */
  page: "Page",
  making: "The page is being made…",
  loading: "The page is loading…",
  lost: "The editor does not answer, so this page may show old words. Start npm run edit again; it then comes back by itself.",
  notShown: "Typed words appear at once. The page itself follows when this is right:",
  likeness:
    "This is the published page with your words and pictures put in. What is added or removed appears when it is live.",
  missing: "This page is not published yet, so it cannot be shown here.",
  width: "Width of the page",
  desktop: "Desktop",
  phone: "Phone",
  open: "Open this page in a tab",
};

/** At a field of a form. */
export const fields = {
  /** How long a text is, and may be. */
  length: (length: number, least: number, most: number) =>
    least > 1 ? `${length} of ${least} to ${most} characters` : `${length} of at most ${most} characters`,
  tooLong: (excess: number) => `: ${excess} too many`,
};

/** Reasons why an action was refused. */
export const refusals = {
  noAnswer: "The editor does not answer. Start npm run edit again, then save; what you wrote stays here.",
  foreign: "Only the editor on this computer may read and write.",
  noAction: (action: string) => `There is no action ${action}.`,
  moved: (path: string) => `${path} was moved or deleted.`,
  broken: (file: ContentPath, fault: string) => `${inRepository(file)} cannot be read, ${fault}`,
  wrongFile: (path: string) => `${path} cannot be used: a logo must be an SVG file, a photograph JPEG, PNG or WebP.`,
  busy: "Somebody else saves this at the same moment. Save again.",
  deletedByOthers: "Somebody else deleted this in the meantime. Copy what you wrote.",
  addressTaken: (address: string | undefined) => `There is a page at ${address} already. Choose another address.`,
  notMoved: "Only entries of one list can change places.",
  inUse: (references: readonly string[]) => `These use it; change them first:\n${references.join("\n")}`,
};
