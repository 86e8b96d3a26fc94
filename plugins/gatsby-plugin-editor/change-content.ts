import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Site, placeholdersOf, problemAt } from "../gatsby-plugin-content/site";
import { writeWhole } from "../gatsby-plugin-content/write-whole";
import { type Files, dataOf, formerPaths, redirectVisitors, redirectsTo, referencesTo, rename } from "./addresses";
import { isCopied } from "./copies";
import { type Forms, inLabels } from "./form-data";
import { type Version, gitOf } from "./git";
import { parseObject, withValue } from "./json-edit";
import { refusals } from "./messages";
import { makeRoom, moveTo } from "./order";
import { nameOf as entryName } from "./proposals";
import { versionsOf } from "./versions";
import { placedTexts, plain } from "./words";

/** The path inside content/ of a picture or content file. Throws for any other path. */
export function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(refusals.wrongFile(path));
}

/** A file with its text, and a picture in base64. */
type SentFile = Readonly<{ path: string; raw: string }>;
type SentPicture = Readonly<{ path: string; content: string }>;

/** Changes files and returns the path of the one in the form. Others change with it, such as those with links. */
type Edit = (files: Files, site: Site) => string;

const isError = ({ severity }: Problem) => severity === "error";
const isIn = (file: string) => (problem: Problem) => problem.file === `content/${file}`;

/** The problems that are not among the earlier ones. They are compared without their lines, which move. */
function newProblems(problems: readonly Problem[], earlier: readonly Problem[]): Problem[] {
  const keyOf = ({ file, path, message }: Problem) => [file, path, message].join("\n");
  const known = new Set(earlier.map(keyOf));
  return problems.filter(problem => !known.has(keyOf(problem)));
}

/** The paths of the files that an edit has changed, added or deleted. */
function changedPaths(before: Files, after: Files): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter(path => before.get(path) !== after.get(path));
}

/** Writes files into a folder, and deletes those that are gone. */
function writeFiles(folder: string, files: Files, paths: readonly string[]): void {
  for (const path of paths) {
    const bytes = files.get(path);
    if (bytes) writeWhole(join(folder, path), bytes);
    else rmSync(join(folder, path), { force: true });
  }
}

/** Runs actions one after the other, also after one has failed. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => undefined).then(act);
    last = result;
    return result;
  };
}

/** The actions that change the content of a project, or send it. */
export function changingActions(project: string, forms: Forms) {
  const check = openChecker(project);
  const folder = join(project, "content");
  const inTurn = queue();
  const git = gitOf(project);

  const formOfFile = (file: string) => forms.get(fileKindOf(file)?.schema ?? "");

  /** A file by the label of its form, for example "Services/roof-coating". Without a form, its path. */
  const nameOf = (file: string) => {
    const label = formOfFile(file)?.label ?? file;
    return fileKindOf(file)?.folder ? `${label}/${slugOf(file)}` : label;
  };

  /** The name of an entry or a page as people know it, for example "Roof Coating" or "Home page". */
  const titleOf = (file: string, files: Files) =>
    (fileKindOf(file)?.folder && entryName(dataOf(files, file))) || nameOf(file);

  /** A problem as a sentence with the form's labels. */
  const sentenceOf = ({ file, path, message }: Problem) => {
    const labels = inLabels(path, formOfFile(posix.relative("content", file))?.fields ?? []);
    return labels ? `${labels} ${message}` : message;
  };

  /** The sentence of a problem, with its path; if it is not in the open form, with the name of its file and the file. */
  const lineOf = (problem: Problem, own: string) => {
    const { file, path } = problem;
    const sentence = sentenceOf(problem);
    if (isIn(own)(problem)) return `${sentence}\t${path}`;
    return `${nameOf(posix.relative("content", file))}: ${sentence.trim()}\t${path}\t${file}`;
  };

  /** Throws for errors. Those of other files are named only if the open form has none. */
  const refuse = (errors: readonly Problem[], own: string) => {
    if (errors.length === 0) return;
    const ownErrors = errors.filter(isIn(own));
    const shown = ownErrors.length > 0 ? ownErrors : errors;
    throw new Error(shown.map(error => lineOf(error, own)).join("\n"));
  };

  /** Saves an edit, unless it causes a new error. Returns warnings, and the names of other changed files. */
  const saveNow = async (edit: Edit) => {
    const before = filesOnDisk(folder);
    const siteBefore = await check(before);
    const after = new Map(before);
    const own = edit(after, siteBefore);
    const { problems } = await check(after);
    const added = newProblems(problems, siteBefore.problems);
    refuse(added.filter(isError), own);
    const changed = changedPaths(before, after);
    writeFiles(folder, after, changed);
    const warnings = problems.filter(problem => !isError(problem) && (isIn(own)(problem) || added.includes(problem)));
    const others = changed.filter(path => fileKindOf(path) && after.has(path) && path !== own);
    return { warnings: warnings.map(warning => lineOf(warning, own)), others: others.map(nameOf) };
  };
  const save = (edit: Edit) => inTurn(() => saveNow(edit));

  /** The files that are on the pages, but not saved: a new entry and its new pictures. */
  let unsaved: readonly string[] = [];

  /** Shows files on the pages, without a save, and takes those away that were shown before and are not saved. */
  const showFiles = (files: Files, paths: readonly string[]) => {
    const saved = filesOnDisk(folder);
    const former = unsaved.filter(path => !paths.includes(path));
    for (const path of former) files.delete(path);
    unsaved = paths.filter(path => files.has(path) && !saved.has(path));
    writeFiles(join(project, contentDirectory), files, [...paths, ...former]);
  };

  /** Shows a draft of a file with its new pictures on the pages. Throws if there is any error. */
  const showDraft = async (file: string, raw: string, pictures: readonly SentPicture[]) => {
    const files = filesOnDisk(folder);
    const isNew = !files.has(file);
    const added = pictures.filter(picture => !files.has(inContent(picture.path)));
    for (const picture of added) files.set(inContent(picture.path), Buffer.from(picture.content, "base64"));
    files.set(file, Buffer.from(raw));
    const { problems } = await check(files);
    // A copy repeats its original until somebody writes other words.
    const errors = problems.filter(problem => isError(problem) && !(isNew && problem.code === "repeated"));
    refuse(errors, file);
    showFiles(files, [file, ...added.map(picture => inContent(picture.path))]);
  };

  /** Throws if the saved content has any error. */
  const checkAll = async () => {
    const { problems } = await check(filesOnDisk(folder));
    refuse(problems.filter(isError), "");
  };

  /** Saves a file with its new pictures. A new order makes room; a new slug moves the file. */
  const saveFile = ({ path, raw }: SentFile, pictures: readonly SentPicture[] = []) =>
    save((files, site) => {
      const file = inContent(path);
      const { slug, order } = parseObject(raw);
      // Decap CMS also sends pictures that were replaced before the save.
      const isUsed = (picture: SentPicture) => raw.includes(posix.basename(picture.path));
      for (const picture of pictures.filter(isUsed))
        files.set(inContent(picture.path), Buffer.from(picture.content, "base64"));
      makeRoom(files, file, order);
      files.set(file, Buffer.from(raw));
      const isMoved = fileKindOf(file)?.folder && typeof slug === "string" && slug !== slugOf(file);
      return isMoved ? rename(files, site, file, slug) : file;
    });

  /** Whether a redirect is needed after a deletion: the page was once public. */
  const wasPublic = async (path: string, site: Site) =>
    placeholdersOf(site).every(({ document }) => document.file !== inContent(path)) && (await git.isKnown(path));

  /** Throws if other files refer to a file. */
  const refuseIfUsed = (site: Site, file: string) => {
    const places = referencesTo(site, file).flatMap(node => problemAt(node, ""));
    if (places.length > 0) throw new Error(refusals.inUse(places.map(place => lineOf(place, file))));
  };

  return {
    persistEntry: ({ dataFiles: [file], assets }: { dataFiles: [SentFile]; assets: SentPicture[] }) =>
      saveFile(file, assets),

    /** Moves an entry of a folder to the place of another one, in one save. */
    move: ({ path, target }: { path: string; target: string }) =>
      save(files => {
        moveTo(files, inContent(path), inContent(target));
        return inContent(path);
      }),

    /** Brings back an earlier version of a file. It keeps its present address. */
    bringBack: async ({ path, version }: { path: string; version: Version }) => {
      const file = inContent(path);
      const raw = await git.textOfVersion(version.id, `content/${inContent(version.path)}`);
      return saveFile({ path, raw: fileKindOf(file)?.folder ? withValue(raw, ["slug"], slugOf(file)) : raw });
    },

    /** Shows the unsaved text of a file on the pages, if it has no error. Without a text, shows the saved file. */
    draft: ({ path, raw, pictures = [] }: { path: string; raw?: string; pictures?: SentPicture[] }) =>
      inTurn(async () => {
        const file = inContent(path);
        if (raw) await showDraft(file, raw, pictures);
        else showFiles(filesOnDisk(folder), [file]);
      }),

    /** What a deletion of a file would mean for its visitors, if its page was ever public. Throws if others refer to it. */
    deletion: async ({ path }: { path: string }) => {
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

    /** The place in the content of words that the pages show; none if no file has them. */
    find: ({ words }: { words: string }) => {
      const files = [...filesOnDisk(folder)].filter(([path]) => fileKindOf(path));
      const texts = files.flatMap(([path]) =>
        placedTexts(dataOf(new Map(files), path)).map(text => ({ ...text, file: `content/${path}` })),
      );
      const found = texts.find(({ text }) => plain(text) === plain(words));
      return Promise.resolve(found && { path: found.path, file: found.file });
    },

    /** What is not live yet. */
    state: async () => {
      const { canPush, changed } = await git.state();
      const files = filesOnDisk(folder);
      const inside = changed.map(name => posix.relative("content", name));
      const isCopy = (name: string) => fileKindOf(name) !== undefined && isCopied(dataOf(files, name));
      return { canPush, files: inside.map(nameOf), copies: inside.filter(isCopy).map(nameOf) };
    },

    /** The versions of a file, with what each has changed. */
    versions: async ({ path }: { path: string }) => {
      const file = inContent(path);
      const files = filesOnDisk(folder);
      const paths = [file, ...formerPaths(files, file)].map(inside => `content/${inside}`);
      const versions = await versionsOf(git, forms, paths, String(files.get(file) ?? ""));
      return { title: titleOf(file, files), versions };
    },

    /** Sends all changes that are not live. Throws if there is any error. */
    send: () => inTurn(() => git.send(checkAll)),
  };
}
