import { join } from "node:path";
import type { openChecker } from "../gatsby-plugin-content/check-content";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import type { Problem } from "../gatsby-plugin-content/problem";
import type { Files } from "./addresses";
import { isError } from "./problem-lines";
import { writeFiles } from "./write-files";

/** A picture with its path inside content/. */
type Picture = Readonly<{ path: string; bytes: Buffer }>;

/** Shows unsaved text on the pages of a project. They are made from a mirror of its content. */
export function draftsOf(
  project: string,
  check: ReturnType<typeof openChecker>,
  refuse: (errors: readonly Problem[], own: string) => void,
) {
  const saved = () => filesOnDisk(join(project, "content"));

  /** The shown files that are not saved: a new entry, and new pictures. */
  let unsaved: readonly string[] = [];

  /** Shows files, and takes those away that were shown before and are not saved. */
  const showFiles = (files: Files, paths: readonly string[]) => {
    const former = unsaved.filter(path => !paths.includes(path));
    const before = saved();
    for (const path of former) if (!before.has(path)) files.delete(path);
    unsaved = paths.filter(path => files.has(path) && !before.has(path));
    writeFiles(join(project, contentDirectory), files, [...paths, ...former]);
  };

  return {
    /** Shows a draft of a file with its new pictures. Throws if there is any error. */
    show: async (file: string, raw: string, pictures: readonly Picture[]) => {
      const files = saved();
      const isNew = !files.has(file);
      const added = pictures.filter(({ path }) => !files.has(path));
      for (const { path, bytes } of added) files.set(path, bytes);
      files.set(file, Buffer.from(raw));
      const { problems } = await check(files);
      // A copy repeats its original until somebody writes other words.
      const isRepeated = ({ code }: Problem) => isNew && code === "repeated";
      refuse(
        problems.filter(problem => isError(problem) && !isRepeated(problem)),
        file,
      );
      showFiles(files, [file, ...added.map(({ path }) => path)]);
    },

    /** Shows a file as it is saved. */
    showSaved: (file: string) => showFiles(saved(), [file]),
  };
}
