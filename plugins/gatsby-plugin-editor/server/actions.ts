import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../gatsby-plugin-content/check-content";
import { documentsOnDisk, filesOnDisk } from "../../gatsby-plugin-content/content-files";
import { fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import { type ContentPath, type SiteAddress, inContent, inRepository } from "../../gatsby-plugin-content/paths";
import { textOfBytes } from "../../gatsby-plugin-content/text-bytes";
import { formerPaths } from "../changes/addresses";
import { type Saved, applyEdit, orOutdated } from "../changes/apply-edit";
import {
  type Deletion,
  type Edit,
  OutdatedText,
  type Picture,
  broughtBack,
  deleteEdit,
  deletionOf,
  ifStill,
  moveEdit,
  refuseIfUsed,
  saveEdit,
} from "../changes/edits";
import { dataOfFile, textOfFile } from "../changes/files-in-memory";
import { queue } from "../changes/queue";
import { type Version, type VersionsOfEntry, shownVersions } from "../changes/versions";
import { isCopied } from "../forms/copies";
import { type Forms, formOfFile } from "../forms/editor-forms";
import { isError, problemLines } from "../messages/problem-lines";
import { allowedFile } from "./content-path";
import { draftsOf } from "./drafts";
import { gitOf } from "./git";
import { GitFailure } from "./git-failures";
import { picturesOf } from "./pictures";
import { sendingOf } from "./sending";
import { writeFiles } from "./write-files";

/** A picture in base64. */
export type SentPicture = Readonly<{ file: string; base64: string }>;

/** The text of a content file with its new pictures. */
export type SentFile = Readonly<{ file: string; fileText: string; pictures?: readonly SentPicture[] }>;

/** What is not live yet: the names of the changed files, and of those in which something copied is unchanged. */
export type NotLiveHere = Readonly<{
  canPush: boolean;
  files: readonly string[];
  copies: readonly string[];
  /** Why nothing is known about it, and what to do: the lines of a message. */
  problem: string | undefined;
}>;

const pictureFromRequest = ({ file, base64 }: SentPicture): Picture => ({
  file: allowedFile(file),
  bytes: Buffer.from(base64, "base64"),
});

/** Whether a file still has these bytes, or is still missing (undefined). */
const isStill = (path: string, bytes: Buffer | undefined): boolean =>
  existsSync(path) ? bytes?.equals(readFileSync(path)) === true : bytes === undefined;

/**
 * The actions of the editor for the content of a project, each with one parameter. A path that the browser sends is only
 * a text until it is checked. Each action rejects with an error whose message an editor can read.
 */
export function actionsOf(project: string, forms: Forms) {
  const check = openChecker(project);
  const folder = join(project, "content");
  const inTurn = queue();
  const git = gitOf(project);
  const started = Date.now();
  const lines = problemLines(forms);
  const { labelOfFile, titleOfFile, lineOfProblem } = lines;
  const drafts = draftsOf(project, check, lines.refuseForm);

  /** Saves an edit after the saves before it. If it causes a new error, nothing is written. */
  const save = (edit: Edit): Promise<Saved> =>
    inTurn(async () => {
      const before = filesOnDisk(folder);
      const { after, changed, saved } = await applyEdit(before, edit, check, lines);
      // The check takes a moment, in which another program may write a file.
      if (changed.some(name => !isStill(join(folder, name), before.get(name)))) throw new OutdatedText();
      writeFiles(folder, after, changed);
      return saved;
    });

  /** Throws if the saved content has any error. */
  const checkAll = async (): Promise<void> => {
    const { problems } = await check();
    lines.refuseAll(problems.filter(isError));
  };

  const sending = sendingOf(git, inTurn, checkAll);

  /** A failure of Git is an answer, so that the bar can show it. */
  const stateOfGit = async () => {
    try {
      return { ...(await git.state()), problem: undefined };
    } catch (error) {
      if (error instanceof GitFailure) return { canPush: false, changed: [], problem: error.message };
      throw error;
    }
  };

  return {
    ...picturesOf(folder),

    /** Answers while the server runs, with the time of its start in ms: another time means that it was started again. */
    alive: () => Promise.resolve({ started }),

    /** The texts of all content files. */
    files: () => {
      const texts = [...documentsOnDisk(folder)].map(([file, bytes]) => [file, textOfBytes(bytes)] as const);
      return Promise.resolve(Object.fromEntries(texts));
    },

    /** Saves a form whose text was made from the text `basedOn` (none for a new file). */
    save: async ({ file, fileText, pictures = [], basedOn }: SentFile & { basedOn?: string | undefined }) => {
      const allowed = allowedFile(file);
      const edit = saveEdit(allowed, fileText, pictures.map(pictureFromRequest));
      return orOutdated(save(ifStill(allowed, basedOn, edit)));
    },

    /** Moves an entry of a folder to the position of another one. */
    move: async ({ file, target }: { file: string; target: string }) =>
      save(moveEdit(allowedFile(file), allowedFile(target))),

    /** Brings back an earlier version of a file. It keeps its present address. */
    bringBack: async (sent: { file: string; version: Version }) => {
      const file = allowedFile(sent.file);
      const text = await git.textOfVersion(sent.version.id, inRepository(allowedFile(sent.version.file)));
      return save(saveEdit(file, broughtBack(file, text), []));
    },

    /** Shows the unsaved text of a file on the pages, if it has no error. Without a text, shows the saved file. */
    draft: ({
      file,
      fileText,
      pictures = [],
    }: Pick<SentFile, "file" | "pictures"> & { fileText?: string | undefined }) =>
      inTurn(async () => {
        if (fileText) await drafts.show(allowedFile(file), fileText, pictures.map(pictureFromRequest));
        else drafts.showSaved(allowedFile(file));
      }),

    /** What a deletion of a file would mean for its visitors. Rejects if others refer to it. */
    deletion: async (sent: { file: string }): Promise<Deletion> => {
      const file = allowedFile(sent.file);
      const site = await check();
      refuseIfUsed(site, file, lineOfProblem);
      return deletionOf(site, file, titleOfFile(file, site.files), await git.isKnown(inRepository(file)));
    },

    /** Deletes a file, unless others refer to it. */
    remove: async ({ file, redirectTo }: { file: string; redirectTo?: string | undefined }) =>
      // The check after the edit refuses a redirect to an address without a page.
      save(deleteEdit(allowedFile(file), redirectTo as SiteAddress | undefined, lineOfProblem)),

    /** The versions of a file, with what each has changed. */
    versions: async (sent: { file: string }): Promise<VersionsOfEntry> => {
      const file = allowedFile(sent.file);
      const files = documentsOnDisk(folder);
      const found = await git.versions([file, ...formerPaths(files, file)].map(inRepository));
      const committed = found.flatMap(({ path, ...version }) => {
        const former = inContent(path);
        return former === undefined ? [] : { ...version, file: former };
      });
      const withTexts = committed.map(async version => ({
        version,
        fileText: await git.textOfVersion(version.id, inRepository(version.file)),
      }));
      const fields = formOfFile(forms, file)?.fields ?? [];
      const versions = shownVersions(await Promise.all(withTexts), textOfFile(files, file), fields);
      return { title: titleOfFile(file, files), versions };
    },

    /** What is not live yet. */
    notLive: async (): Promise<NotLiveHere> => {
      const { canPush, changed, problem } = await stateOfGit();
      const files = documentsOnDisk(folder);
      const inside = changed.flatMap(path => inContent(path) ?? []);
      const isCopy = (file: ContentPath) => fileKindOf(file) !== undefined && isCopied(dataOfFile(files, file));
      return { canPush, files: inside.map(labelOfFile), copies: inside.filter(isCopy).map(labelOfFile), problem };
    },

    /** Sends all changes that are not live. */
    send: () => sending.send(),

    /** What the sending waits for, if there is one. */
    sendingStep: () => Promise.resolve(sending.step() ?? null),

    /** Ends the sending. */
    cancelSending: () => Promise.resolve(sending.cancel()),
  };
}

/** All actions by their names. The browser takes the types of their parameters and answers from here. */
export type Actions = ReturnType<typeof actionsOf>;
