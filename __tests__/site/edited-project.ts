import { execFileSync, spawnSync } from "node:child_process";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { filesOnDisk } from "../../plugins/gatsby-plugin-content/content-files";
import { difference, withChosenNames } from "./difference";

/** A copy of the project whose content is edited, by its folder. */
export function editedProject(folder: string) {
  const content = join(folder, "content");
  /** Repositories beside the copy: the one that it pushes to, and a colleague's. */
  const [remote, theirs] = [resolve(folder, ".remote"), resolve(folder, ".theirs")];
  const inContent = (path: string) => join(content, path);
  const read = (path: string) => readFile(inContent(path), "utf8");
  const save = (path: string, text: string) => writeFile(inContent(path), text);
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder, encoding: "utf8" });
  const removeHistory = () => rm(join(folder, ".git"), { recursive: true, force: true });
  let original: ReturnType<typeof filesOnDisk> = new Map();

  return {
    folder,
    content,
    remote,
    theirs,
    inContent,

    /** The text of a content file. */
    read,

    /** The data of a content file. */
    json: async (path: string) => JSON.parse(await read(path)) as Record<string, object>,

    /** The text of a content file from which the copy makes its pages. */
    readShown: (path: string) => readFile(join(folder, ".content", path), "utf8"),

    /** Saves a content file in place, as most text editors do. */
    save,

    /** Saves a content file by replacing it with a new file, as git and some text editors do. */
    replaceFile: async (path: string, text: string) => {
      const beside = `${folder}.saved`;
      await writeFile(beside, text);
      await rename(beside, inContent(path));
    },

    /** Replaces one text in a content file. Throws if the file does not contain it. */
    replaceIn: async (path: string, old: string, replacement: string) => {
      const text = await read(path);
      if (!text.includes(old)) throw new Error(`content/${path} does not hold ${JSON.stringify(old)}.`);
      await save(path, text.replace(old, replacement));
    },

    /** The output of `npm run check`, with any exit status. */
    check: () => {
      const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "check"], { cwd: folder, encoding: "utf8" });
      return stdout + stderr;
    },

    /** Runs Git and returns its output. */
    git,

    /** Makes a Git repository of the copy and commits its content. */
    commitContent: () => {
      git("init", "--quiet", "--initial-branch=main");
      git("config", "user.name", "Ann Office");
      git("config", "user.email", "ann@firm.example");
      git("add", "content");
      git("commit", "--quiet", "--message", "Start");
    },

    /** Pushes the commits of the copy to a new repository, as if it were on a host. */
    publish: () => {
      git("init", "--quiet", "--bare", "--initial-branch=main", remote);
      git("remote", "add", "origin", remote);
      git("push", "--quiet", "--set-upstream", "origin", "main");
    },

    removeHistory,

    /** Remembers the content as it is now, for `changes` and `restore`. */
    remember: () => {
      original = filesOnDisk(content);
    },

    /** What has changed in the content since `remember`: the lines of each file. */
    changes: () => withChosenNames(difference(original, filesOnDisk(content))),

    /** Brings the content back to what `remember` has seen, and removes all repositories. */
    restore: async () => {
      const now = filesOnDisk(content);
      for (const path of now.keys()) if (!original.has(path)) await rm(inContent(path));
      for (const [path, bytes] of original) if (!now.get(path)?.equals(bytes)) await writeFile(inContent(path), bytes);
      await removeHistory();
      for (const repository of [remote, theirs]) await rm(repository, { recursive: true, force: true });
    },
  };
}
