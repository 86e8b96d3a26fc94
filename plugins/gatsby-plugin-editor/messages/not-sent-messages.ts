import { lineOfAddress, lineOfCommand } from "./message-lines";

export const asker = "the person who looks after the site";

const toTerminal = "open a terminal (the window for typed commands) in the project's folder and type this line";
const thenAgain = 'Then press "Put it live" again.';

/** A sentence, and a command to type. */
const withCommand = (sentence: string, command: string) => [sentence, lineOfCommand(command)].join("\n");

/** A text as one word of a command. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Why changes were not sent, and what to do next. */
export const notSent = {
  cancelled: "You have cancelled it.",
  silent: (host: string, seconds: number) =>
    `No answer from ${host} for ${seconds} seconds. If a window asks you to sign in, do so; it may be behind this one. Then try again.`,
  stuck: (seconds: number) =>
    `Git has waited ${seconds} seconds for another program on this computer, such as one that signs or checks changes. If a window asks for a password, type it; then try again.`,
  offline: "Check the internet connection and try again.",
  hostFails: (host: string) => `${host} cannot be reached at the moment. Try again in some minutes.`,
  signIn: (host: string) =>
    withCommand(
      `${host} does not know who you are. To sign in, ${toTerminal}, and answer what it asks. ${thenAgain}`,
      "git fetch",
    ),
  noPermission: (host: string) =>
    `Your account at ${host} may not change this repository. Ask ${asker} for write access.`,
  refused: (host: string, said: string) => `${host} refuses the changes. Show this to ${asker}:\n${said}`,
  privateAddress: [
    "GitHub keeps your e-mail address private and refuses changes that show it. Copy the address that ends in",
    "users.noreply.github.com from this page, and type the line below with it into a terminal (the window for typed",
    `commands) in the project's folder. ${thenAgain}`,
    lineOfAddress("https://github.com/settings/emails"),
    lineOfCommand("git config user.email 12345+name@users.noreply.github.com"),
  ].join("\n"),
  busy: "Others are putting changes live at the same moment. Try again in a minute.",
  sameLines: `Somebody else has changed the same lines. Ask ${asker}.`,
  otherOwner: (command: string) =>
    withCommand(
      `The project's folder belongs to another user of this computer, so Git does not read it. If you trust this folder, ${toTerminal}, and load this page again.`,
      command,
    ),
  noRepository: `This folder is not a Git repository, so nothing can be put live from here. Ask ${asker} for a clone of the repository.`,
  noUpstream: withCommand(
    `This branch has no counterpart on the web. To make one, ${toTerminal}.`,
    "git push --set-upstream origin HEAD",
  ),
  noVersion: withCommand(
    `Git has no version of this project yet. To make the first one, ${toTerminal}.`,
    'git add --all && git commit -m "Start"',
  ),
  detached: (branch: string) =>
    withCommand(
      `Git shows an old version of the project and is on no branch (detached HEAD). To go back, ${toTerminal}. ${thenAgain}`,
      `git switch ${quoted(branch)}`,
    ),
  unfinishedRebase: (isOnNoBranch: boolean) =>
    withCommand(
      `Git was interrupted while it added the changes of others. To undo that, ${toTerminal}. ${thenAgain}`,
      isOnNoBranch ? "git rebase --abort" : "git rebase --quit",
    ),
  unfinishedMerge: withCommand(
    `A merge of Git is not finished. To undo it, ${toTerminal}. ${thenAgain}`,
    "git merge --abort",
  ),
  locked: (file: string) =>
    withCommand(
      `Another program of Git is running, or was interrupted. Wait a minute and try again. If that does not help and no other one is running, ${toTerminal}.`,
      `rm ${quoted(file)}`,
    ),
  strayRef: (ref: string) =>
    withCommand(
      `A program that copies files, such as iCloud or Dropbox, has left “${ref}” in Git's own folder. To delete it, ${toTerminal}. ${thenAgain}`,
      `rm "$(git rev-parse --git-path ${quoted(ref)})"`,
    ),
  signing: withCommand(
    `Git is set to sign changes, and that has failed: the key may be locked, expired or missing. If your firm does not ask for signatures, ${toTerminal}. ${thenAgain}`,
    "git config commit.gpgSign false",
  ),
  diskFull: "The disk of this computer is full. Delete what you do not need, and try again.",
  noGit: `Git is not installed on this computer. Install it from git-scm.com, and start npm run edit again.`,
  noIdentity: [
    "Git does not know your name yet. Open a terminal (the window for typed commands) and type these two lines,",
    'with your own name and address. Then press "Put it live" again.',
    lineOfCommand('git config --global user.name "Ann Office"'),
    lineOfCommand("git config --global user.email ann@example.com"),
  ].join("\n"),
  unknown: (text: string) => `Git has failed. Show this to ${asker}:\n${text}`,
};
