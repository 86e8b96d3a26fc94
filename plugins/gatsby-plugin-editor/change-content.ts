import { rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Site, placeholdersOf, problemAt } from "../gatsby-plugin-content/site";
import { addRedirect, makeRoom, referencesTo, rename } from "./addresses";
import { type Forms, inLabels } from "./form-data";
import { gitOf } from "./git";

/** The path inside content/ of a picture or content file. Throws for any other path. */
export function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(`${path} cannot be used: a logo must be an SVG file, a photograph JPEG, PNG or WebP.`);
}

/** The parameters of the actions. Each has some of them. A file has a text (`raw`), or a picture in base64 (`content`). */
type Sent = Readonly<Record<"path" | "raw" | "content" | "version" | "from" | "to", string>>;

/** Changes files and returns the path of the one in the form. Others change with it, such as those with links. */
type Edit = (files: Map<string, Buffer>, site: Site) => string;

/** The actions that change the content of a project, or send it. */
export function changingActions(project: string, forms: Forms) {
  const check = openChecker(project);

  const formOfFile = (file: string) => forms.get(fileKindOf(file)?.schema ?? "");
  /** A file by the label of its form, for example "Services/roof-coating". Without a form, its path. */
  const nameOf = (file: string) =>
    `${formOfFile(file)?.label ?? file}${fileKindOf(file)?.folder ? `/${slugOf(file)}` : ""}`;
  /** Problems as sentences with the form's labels. A path follows in the own file; others are named. */
  const sentencesOf = (problems: readonly Problem[], own = "") =>
    problems.map(({ file, path, message }) => {
      const inside = posix.relative("content", file);
      const labels = inLabels(path, formOfFile(inside)?.fields ?? []);
      const sentence = [labels, message].filter(Boolean).join(" ");
      return inside === own ? `${sentence}\t${path}` : `${nameOf(inside)}: ${sentence}`;
    });

  const { state, send, isKnown, textOfVersion } = gitOf(project, path => nameOf(posix.relative("content", path)));

  /** Writes an edit into a folder, unless it causes a new error, or a draft has any. Returns warnings and changed files. */
  const changeNow = async (edit: Edit, folder: string) => {
    const saved = filesOnDisk(join(project, "content"));
    const savedSite = await check(saved);
    const edited = new Map(saved);
    const own = edit(edited, savedSite);
    const { problems } = await check(edited);
    const changed = [...new Map([...saved, ...edited]).keys()].filter(name => saved.get(name) !== edited.get(name));
    const key = ({ file, path, message }: Problem) => [file, path, message].join("\n");
    const isNew = (problem: Problem) => !savedSite.problems.some(old => key(old) === key(problem));
    const isOwn = ({ file }: Problem) => file === `content/${own}`;
    const errors = problems.filter(problem => problem.severity === "error" && (folder !== "content" || isNew(problem)));
    // Errors of other files are shown only if this one has none.
    const shown = sentencesOf(errors.some(isOwn) ? errors.filter(isOwn) : errors, own);
    if (shown.length > 0) throw new Error(shown.join("\n"));
    for (const name of changed) {
      const bytes = edited.get(name);
      // Synchronous: Gatsby, in the same process, must not read half a file.
      if (bytes) writeFileSync(join(project, folder, name), bytes);
      else rmSync(join(project, folder, name), { force: true });
    }
    const warnings = problems.filter(problem => problem.severity === "warning" && (isOwn(problem) || isNew(problem)));
    const others = changed.filter(name => fileKindOf(name) && edited.has(name) && name !== own);
    return { warnings: sentencesOf(warnings, own), others: others.map(nameOf) };
  };

  let previous: Promise<unknown> = Promise.resolve();
  /** Starts an action when the one before has ended, even if that one has failed. */
  const inTurn = <Result>(act: () => Promise<Result>) => (previous = previous.catch(() => undefined).then(act));
  const change = (edit: Edit, folder = "content") => inTurn(() => changeNow(edit, folder));

  const write = ({ path, raw }: Record<"path" | "raw", string>, assets: readonly Sent[] = []) =>
    change((files, site) => {
      const file = inContent(path);
      const { slug = "", order } = JSON.parse(raw) as { slug?: string; order?: number };
      const isMoved = fileKindOf(file)?.folder && slug !== slugOf(file);
      // Decap CMS also sends pictures that were replaced before the save.
      const shown = assets.filter(asset => raw.includes(posix.basename(asset.path)));
      for (const asset of shown) files.set(inContent(asset.path), Buffer.from(asset.content, "base64"));
      makeRoom(files, file, order);
      files.set(file, Buffer.from(raw));
      return isMoved ? rename(files, site, file, slug) : file;
    });

  return {
    persistEntry: ({ dataFiles: [file], assets }: { dataFiles: [Sent]; assets: Sent[] }) => write(file, assets),
    bringBack: async ({ path, version }: Sent) => write({ path, raw: await textOfVersion(version, path) }),

    /** Shows the unsaved text of a file on the pages, if it has no error. Without a text, shows the saved file. */
    draft: ({ path, raw }: Sent) =>
      change(files => {
        const file = inContent(path);
        files.set(file, Buffer.from(raw || String(files.get(file))));
        return file;
      }, contentDirectory),

    /** Deletes a file, unless others refer to it. If the page was ever public, returns a redirect for its visitors. */
    deleteFiles: async ({ paths: [path] }: { paths: readonly [string] }) => {
      const file = inContent(path);
      let wasPublic = await isKnown(path);
      await change((files, site) => {
        wasPublic &&= placeholdersOf(site).every(({ document }) => document.file !== file);
        const places = sentencesOf(referencesTo(site, file).flatMap(node => problemAt(node, "")));
        if (places.length > 0) throw new Error(`These use it; change them first:\n${places.join("\n")}`);
        files.delete(file);
        return file;
      });
      return wasPublic ? { from: addressOf(file), to: fileKindOf(file)?.address } : {};
    },
    addRedirect: ({ from, to }: Sent) => change(files => addRedirect(files, from, to)),

    state,
    /** Like a draft without changes, so it throws if there is any error. */
    send: () => inTurn(() => send(() => changeNow(() => "", contentDirectory))),
  };
}
