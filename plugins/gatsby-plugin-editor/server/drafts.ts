import { join } from "node:path";
import type { openChecker } from "../../gatsby-plugin-content/check-content";
import { contentDirectory } from "../../gatsby-plugin-content/content-directory";
import { filesOnDisk } from "../../gatsby-plugin-content/content-files";
import { dropDrafts, keepDrafts } from "../../gatsby-plugin-content/develop/drafts-in-mirror";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import type { Problem } from "../../gatsby-plugin-content/problem";
import type { FilesInMemory } from "../changes/files-in-memory";
import type { Picture } from "../changes/edits";
import { isError } from "../messages/problem-lines";
import { writeFiles } from "./write-files";

/** Shows unsaved text on the pages of a project. They are made from a mirror of its content. */
export function draftsOf(
  project: string,
  check: ReturnType<typeof openChecker>,
  refuseForm: (errors: readonly Problem[], formFile: ContentPath) => void,
) {
  const saved = (): FilesInMemory => filesOnDisk(join(project, "content"));

  /** What is shown of each draft, by its file: the file and its new pictures. */
  const shown = new Map<ContentPath, readonly ContentPath[]>();

  const show = (files: FilesInMemory, paths: readonly ContentPath[]) =>
    writeFiles(join(project, contentDirectory), files, paths);

  return {
    /** Shows a draft of a file with its new pictures. Throws if there is any error. */
    show: async (file: ContentPath, fileText: string, pictures: readonly Picture[]) => {
      const files = saved();
      const isNew = !files.has(file);
      const added = pictures.filter(picture => !files.has(picture.file));
      for (const picture of added) files.set(picture.file, picture.bytes);
      files.set(file, Buffer.from(fileText));
      const { problems } = await check(files);
      // A copy repeats its original until somebody writes other words.
      const isRepeated = ({ code }: Problem) => isNew && code === "repeated";
      refuseForm(
        problems.filter(problem => isError(problem) && !isRepeated(problem)),
        file,
      );
      const paths = [file, ...added.map(picture => picture.file)];
      const former = (shown.get(file) ?? []).filter(path => !paths.includes(path));
      shown.set(file, paths);
      dropDrafts(project, former);
      keepDrafts(project, paths);
      show(files, [...paths, ...former]);
    },

    /** Shows a file as it is saved, without its draft. */
    showSaved: (file: ContentPath) => {
      const paths = shown.get(file) ?? [file];
      shown.delete(file);
      dropDrafts(project, paths);
      show(saved(), paths);
    },
  };
}
