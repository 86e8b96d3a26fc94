import { writeFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import { type Problem, hasErrors } from "../gatsby-plugin-content/problem";
import { type Site, problemAt } from "../gatsby-plugin-content/site";
import { addRedirect, leadingTo, makeRoom, rename } from "./addresses";
import { withData } from "./browser/text";
import { type Forms, inLabels } from "./form-data";
import { gitOf } from "./git";

/** The path inside content/ of a picture or content file. Throws for any other path. */
export function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(`${path} is not a file that the site can use: photographs are JPEG, PNG or WebP, logos SVG.`);
}

/** The parameters of the actions. Each has some of them. A file has a text (`raw`), or a picture in base64 (`content`). */
type Sent = Readonly<Record<"path" | "raw" | "content" | "version" | "from" | "to", string>>;

/** The actions that change the content of a project, or send it. */
export function changingActions(project: string, forms: Forms) {
  const content = join(project, "content");
  const check = openChecker(project);
  const { unsent, send, versions, textAt } = gitOf(project);

  /** Problems as sentences with the form's labels. Problems of unchanged files also name the file. */
  const sentencesOf = (problems: readonly Problem[], changed: readonly string[] = []) =>
    problems.map(({ file, path, message }) => {
      const form = forms.get(fileKindOf(posix.relative("content", file))?.schema ?? "");
      const place = inLabels(path, form?.fields ?? []);
      const name = changed.includes(file) ? "" : `${file}:`;
      return [name, place, message].filter(Boolean).join(" ");
    });

  /**
   * Writes the changes that a function makes in the content files. If they cause a new error, throws and writes
   * nothing. Returns the warnings about the changed files, and all new ones.
   */
  const change = async (edit: (files: Map<string, Buffer>, site: Site) => void) => {
    const now = filesOnDisk(content);
    const before = await check(now);
    const then = new Map(now);
    edit(then, before);
    const names = [...new Set([...now.keys(), ...then.keys()])].filter(name => now.get(name) !== then.get(name));
    const changed = names.map(name => `content/${name}`);
    const key = ({ file, path, message }: Problem) => [file, path, message].join("\n");
    const known = before.problems.map(key);
    const { problems } = await check(then);
    const added = problems.filter(problem => !known.includes(key(problem)));
    const errors = added.filter(({ severity }) => severity === "error");
    // Errors of other files are shown only if these have none.
    const own = errors.filter(({ file }) => changed.includes(file));
    const sentences = sentencesOf(own.length > 0 ? own : errors, changed);
    if (sentences.length > 0) throw new Error(sentences.slice(0, 5).join("\n"));
    for (const name of names) {
      const [file, bytes] = [join(content, name), then.get(name)];
      await mkdir(dirname(file), { recursive: true });
      await (bytes ? writeFile(file, bytes) : rm(file, { force: true }));
    }
    const warnings = problems.filter(({ severity }) => severity === "warning");
    const shown = warnings.filter(problem => changed.includes(problem.file) || added.includes(problem));
    return { warnings: sentencesOf(shown, changed) };
  };

  let drafts = 0;

  return {
    persistEntry: async ({ dataFiles: [{ path, raw }], assets }: { dataFiles: [Sent]; assets: readonly Sent[] }) => {
      const file = inContent(path);
      const { slug = "", order } = JSON.parse(raw) as { slug?: string; order?: number };
      let moved: string | undefined;
      const answer = await change((files, site) => {
        for (const asset of assets) files.set(inContent(asset.path), Buffer.from(asset.content, "base64"));
        if (files.has(file) && fileKindOf(file)?.folder && slug !== slugOf(file)) moved = slug;
        makeRoom(files, file, order);
        files.set(file, Buffer.from(raw));
        if (moved !== undefined) rename(files, site, file, moved);
      });
      return { ...answer, slug: moved };
    },

    /** Shows unsaved data of a file on the pages, if they have no error. Without data, shows the saved file. */
    draft: async ({ path, raw }: Sent) => {
      const number = ++drafts;
      const file = inContent(path);
      const read = async (folder: string) => String(await readFile(join(project, folder, file)));
      const saved = await read("content");
      const text = raw ? withData(saved, JSON.parse(raw) as object) : saved;
      if (text === (await read(contentDirectory))) return;
      const { problems } = await check(new Map(filesOnDisk(content)).set(file, Buffer.from(text)));
      // Only if there was no later draft or save. Gatsby must not read half a file.
      if (!hasErrors(problems) && number === drafts && saved === (await read("content")))
        writeFileSync(join(project, contentDirectory, file), text);
    },

    /** Deletes a file, unless others refer to it. If the page was ever public, returns a redirect for its visitors. */
    deleteFiles: async ({ paths: [path] }: { paths: readonly [string] }) => {
      const file = inContent(path);
      await change((files, site) => {
        const places = sentencesOf(leadingTo(site, file).map(visit => problemAt(visit, "")));
        if (places.length > 0) throw new Error(`These lead to it; change them first:\n${places.join("\n")}`);
        files.delete(file);
      });
      const wasPublic = (await versions(path)).length > 0;
      return wasPublic ? { from: addressOf(file), to: fileKindOf(file)?.address } : {};
    },
    addRedirect: ({ from, to }: Sent) => change(files => addRedirect(files, from, to)),

    /** The changes that are not live, and the earlier versions of a file. */
    state: async ({ path }: Sent) => ({ ...(await unsent()), versions: await versions(path) }),
    send,
    bringBack: async ({ path, version }: Sent) => {
      const file = inContent(path);
      if (!/^[0-9a-f]+$/.test(version)) throw new Error("There is no such version.");
      const text = await textAt(version, `content/${file}`);
      return change(files => files.set(file, Buffer.from(text)));
    },
  };
}
