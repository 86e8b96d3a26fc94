import { join, posix } from "node:path";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import { type Site, placeholdersOf, problemAt } from "../gatsby-plugin-content/site";
import { dataOf, formerPaths, redirectVisitors, redirectsTo, referencesTo, rename } from "./addresses";
import { isCopied } from "./copies";
import { type Edit, changeContent, queue } from "./change-content";
import { inContent } from "./content-path";
import { draftsOf } from "./drafts";
import type { Forms } from "./forms";
import { type Version, gitOf } from "./git";
import { GitFailure } from "./git-failures";
import { parseObject, withValue } from "./json-edit";
import { refusals } from "./messages";
import { makeRoom, moveTo } from "./order";
import type { Deletion, Draft, NotLive, SentPicture, VersionsOfEntry } from "./protocol";
import { problemLines } from "./problem-lines";
import { sendingOf } from "./sending";
import { versionsOf } from "./versions";
import { textsWithPaths, comparable } from "./words";

/** A content file with its text. */
type SentFile = Readonly<{ path: string; fileText: string }>;

const pictureOf = ({ path, content }: SentPicture) => ({
  file: inContent(path),
  bytes: Buffer.from(content, "base64"),
});

/** The actions for the content of a project, beyond reading its entries (`reading-actions.ts`). */
export function contentActions(project: string, forms: Forms) {
  const check = openChecker(project);
  const folder = join(project, "content");
  const inTurn = queue();
  const git = gitOf(project);

  const lines = problemLines(forms);
  const { labelOf, titleOf, lineOf } = lines;
  const content = changeContent(project, check, lines);
  const drafts = draftsOf(project, check, lines.refuseForm);

  /** Saves an edit after the saves before it. */
  const save = (edit: Edit) => inTurn(() => content.save(edit));

  /** Saves a file with its new pictures. A new order makes room; a new slug moves the file. */
  const saveFile = ({ path, fileText }: SentFile, pictures: readonly SentPicture[] = []) =>
    save((files, site) => {
      const file = inContent(path);
      const { slug, order } = parseObject(fileText);
      // Decap CMS also sends pictures that were replaced before the save.
      const isUsed = (picture: SentPicture) => fileText.includes(posix.basename(picture.path));
      for (const picture of pictures.filter(isUsed).map(pictureOf)) files.set(picture.file, picture.bytes);
      if (typeof order === "number") makeRoom(files, file, order);
      files.set(file, Buffer.from(fileText));
      const isMoved = fileKindOf(file)?.folder && typeof slug === "string" && slug !== slugOf(file);
      return isMoved ? rename(files, site, file, slug) : file;
    });

  /** Whether a redirect is needed after a deletion: the page was once public. */
  const wasPublic = async (path: string, site: Site) =>
    placeholdersOf(site).every(({ document }) => document.file !== inContent(path)) && (await git.isKnown(path));

  /** Throws if other files refer to a file. */
  const refuseIfUsed = (site: Site, file: string) => {
    const references = referencesTo(site, file).flatMap(node => problemAt(node, ""));
    if (references.length > 0) throw new Error(refusals.inUse(references.map(reference => lineOf(reference, file))));
  };

  const sending = sendingOf(git, inTurn, content.checkAll);

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
    /** Saves a form. Decap CMS's "proxy" protocol dictates its parameters. */
    persistEntry: ({
      dataFiles: [file],
      assets,
    }: {
      dataFiles: [{ path: string; raw: string }];
      assets: SentPicture[];
    }) => saveFile({ path: file.path, fileText: file.raw }, assets),

    /** Moves an entry of a folder to the position of another one, in one save. */
    move: ({ path, target }: { path: string; target: string }) =>
      save(files => {
        moveTo(files, inContent(path), inContent(target));
        return inContent(path);
      }),

    /** Brings back an earlier version of a file. It keeps its present address. */
    bringBack: async ({ path, version }: { path: string; version: Version }) => {
      const file = inContent(path);
      const text = await git.textOfVersion(version.id, `content/${inContent(version.path)}`);
      return saveFile({ path, fileText: fileKindOf(file)?.folder ? withValue(text, ["slug"], slugOf(file)) : text });
    },

    /** Shows the unsaved text of a file on the pages, if it has no error. Without a text, shows the saved file. */
    draft: ({ path, fileText, pictures = [] }: Partial<Draft> & Pick<Draft, "path">) =>
      inTurn(async () => {
        const file = inContent(path);
        if (fileText) await drafts.show(file, fileText, pictures.map(pictureOf));
        else drafts.showSaved(file);
      }),

    /** What a deletion of a file would mean for its visitors, if its page was ever public. Throws if others refer to it. */
    deletion: async ({ path }: { path: string }): Promise<Deletion> => {
      const file = inContent(path);
      const files = filesOnDisk(folder);
      const site = await check(files);
      refuseIfUsed(site, file);
      const redirects = redirectsTo(site, file).map(({ from }) => from);
      const { address: to } = fileKindOf(file) ?? {};
      const visitors = (await wasPublic(path, site)) || redirects.length > 0 ? { from: addressOf(file), to } : {};
      return { title: titleOf(file, files), redirects, ...visitors };
    },

    /** Deletes a file, unless others refer to it. Its redirects, and with `redirectTo` its visitors, go to that page. */
    deleteFiles: ({ paths: [path], redirectTo }: { paths: readonly [string]; redirectTo?: string }) =>
      save((files, site) => {
        const file = inContent(path);
        refuseIfUsed(site, file);
        redirectVisitors(files, site, file, redirectTo);
        files.delete(file);
        return file;
      }),

    /** The file and the path of words that the pages show; none if no file has them. */
    find: ({ words }: { words: string }) => {
      const files = filesOnDisk(folder);
      const textFiles = [...files.keys()].filter(file => fileKindOf(file));
      const texts = textFiles.flatMap(file => textsWithPaths(dataOf(files, file)).map(text => ({ ...text, file })));
      const found = texts.find(({ text }) => comparable(text) === comparable(words));
      // In an answer, `path` is that of the value, and `file` begins with content/ (`message-lines.ts`).
      return Promise.resolve(found && { path: found.path, file: `content/${found.file}` });
    },

    /** What is not live yet. */
    state: async (): Promise<NotLive> => {
      const { canPush, changed, problem } = await stateOfGit();
      const files = filesOnDisk(folder);
      const inside = changed.map(name => posix.relative("content", name));
      const isCopy = (name: string) => fileKindOf(name) !== undefined && isCopied(dataOf(files, name));
      return { canPush, files: inside.map(labelOf), copies: inside.filter(isCopy).map(labelOf), problem };
    },

    /** The versions of a file, with what each has changed. */
    versions: async ({ path }: { path: string }): Promise<VersionsOfEntry> => {
      const file = inContent(path);
      const files = filesOnDisk(folder);
      const paths = [file, ...formerPaths(files, file)].map(inside => `content/${inside}`);
      const versions = await versionsOf(git, forms, paths, String(files.get(file) ?? ""));
      return { title: titleOf(file, files), versions };
    },

    /** Sends all changes that are not live. */
    send: sending.send,

    /** What the sending waits for, if there is one. */
    sendingStep: () => Promise.resolve(sending.step()),

    /** Ends the sending. */
    cancelSending: () => Promise.resolve(sending.cancel()),
  };
}
