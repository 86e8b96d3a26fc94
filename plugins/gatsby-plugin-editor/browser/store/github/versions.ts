import { type ContentPath, inRepository } from "../../../../gatsby-plugin-content/paths";
import { formerPaths } from "../../../changes/addresses";
import { textOfFile } from "../../../changes/files-in-memory";
import { type VersionText, type VersionsOfEntry, shownVersions } from "../../../changes/versions";
import { type Forms, formOfFile } from "../../../forms/editor-forms";
import type { ProblemLines } from "../../../messages/problem-lines";
import type { Content, ContentReader } from "./content";
import type { GitApi } from "./git-api";

/** How many versions are listed. */
const MOST = 30;

/** The versions of a file, also under former addresses, with what each has changed. */
export async function versionsOf(
  git: GitApi,
  reader: ContentReader,
  { commit, files }: Content,
  file: ContentPath,
  forms: Forms,
  { titleOfFile }: ProblemLines,
): Promise<VersionsOfEntry> {
  /** The versions of a file at one path. The commit that has moved or deleted it has no text of it. */
  const versionsAt = async (path: ContentPath): Promise<VersionText[]> => {
    const commits = await git.commitsOf(commit, inRepository(path), MOST);
    const texts = await Promise.all(commits.map(({ id }) => reader.textAt(id, path)));
    return commits.flatMap(({ id, date, author }, index) => {
      const fileText = texts[index];
      return fileText === undefined ? [] : [{ version: { id, file: path, date, author }, fileText }];
    });
  };
  const all = (await Promise.all([file, ...formerPaths(files, file)].map(versionsAt))).flat();
  const latestFirst = all.toSorted((one, other) => (other.version?.date ?? "").localeCompare(one.version?.date ?? ""));
  const fields = formOfFile(forms, file)?.fields ?? [];
  const versions = shownVersions(latestFirst.slice(0, MOST), textOfFile(files, file), fields);
  return { title: titleOfFile(file, files), versions };
}
