import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Site, placeholdersOf, problemAt } from "../gatsby-plugin-content/site";
import { writeWhole } from "../gatsby-plugin-content/write-whole";
import { type Files, addRedirect, dataOf, formerPaths, referencesTo, rename } from "./addresses";
import { isCopied } from "./copies";
import { type Forms, inLabels } from "./form-data";
import { type Version, gitOf } from "./git";
import { parseObject, withValue } from "./json-edit";
import { refusals } from "./messages";
import { makeRoom, moveTo } from "./order";

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

  /** A problem as a sentence with the form's labels. */
  const sentenceOf = ({ file, path, message }: Problem) => {
    const labels = inLabels(path, formOfFile(posix.relative("content", file))?.fields ?? []);
    return labels ? `${labels} ${message}` : message;
  };

  /** The sentence of a problem; with its path if it is in the open form, else with the name of its file. */
  const lineOf = (problem: Problem, own: string) =>
    isIn(own)(problem)
      ? `${sentenceOf(problem)}\t${problem.path}`
      : `${nameOf(posix.relative("content", problem.file))}: ${sentenceOf(problem)}`;

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

  /** Shows a text of a file on the pages, without a save. Throws if there is any error. */
  const showNow = async (path: string, bytes: Buffer) => {
    const files = new Map(filesOnDisk(folder)).set(path, bytes);
    const { problems } = await check(files);
    refuse(problems.filter(isError), path);
    writeFiles(join(project, contentDirectory), files, [path]);
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
    draft: ({ path, raw }: { path: string; raw?: string }) =>
      inTurn(async () => {
        const file = inContent(path);
        await showNow(file, raw ? Buffer.from(raw) : (filesOnDisk(folder).get(file) ?? Buffer.alloc(0)));
      }),

    /** Deletes a file, unless others refer to it. If its page was ever public, returns a redirect for its visitors. */
    deleteFiles: async ({ paths: [path] }: { paths: readonly [string] }) => {
      const file = inContent(path);
      const needsRedirect = await wasPublic(path, await check(filesOnDisk(folder)));
      await save((files, site) => {
        const places = referencesTo(site, file).flatMap(node => problemAt(node, ""));
        if (places.length > 0) throw new Error(refusals.inUse(places.map(place => lineOf(place, file))));
        files.delete(file);
        return file;
      });
      return needsRedirect ? { from: addressOf(file), to: fileKindOf(file)?.address } : {};
    },

    addRedirect: ({ from, to }: { from: string; to: string }) =>
      save(files => {
        addRedirect(files, from, to);
        return "redirects.json";
      }),

    /** What is not live yet, and the earlier versions of a file. */
    state: async ({ path }: { path: string }) => {
      const files = filesOnDisk(folder);
      const former = formerPaths(files, posix.relative("content", path)).map(inside => `content/${inside}`);
      const { versions, canPush, changed } = await git.state([path, ...former]);
      const inside = changed.map(name => posix.relative("content", name));
      const isCopy = (name: string) => fileKindOf(name) !== undefined && isCopied(dataOf(files, name));
      return { versions, canPush, files: inside.map(nameOf), copies: inside.filter(isCopy).map(nameOf) };
    },

    /** Sends all changes that are not live. Throws if there is any error. */
    send: () => inTurn(() => git.send(checkAll)),
  };
}
