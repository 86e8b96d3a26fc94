import { fileKindOf } from "../../../../gatsby-plugin-content/file-kinds";
import { type ContentPath, inRepository } from "../../../../gatsby-plugin-content/paths";
import { textOfBytes } from "../../../../gatsby-plugin-content/text-bytes";
import type { FilesInMemory } from "../../../changes/files-in-memory";
import type { Content } from "./content";
import type { GitApi, TreeEntry } from "./git-api";

/** Adds a commit of changed files. `before`: the content that they change. Returns undefined if nothing differs. */
export async function writeCommit(
  git: GitApi,
  before: Content,
  parents: readonly string[],
  after: FilesInMemory,
  changed: readonly ContentPath[],
  message: string,
): Promise<string | undefined> {
  const treeEntryOf = async (file: ContentPath): Promise<TreeEntry> => {
    const path = inRepository(file);
    const bytes = after.get(file);
    if (bytes === undefined) return { path, blob: null };
    return fileKindOf(file) ? { path, text: textOfBytes(bytes) } : { path, blob: await git.addBlob(bytes) };
  };
  const tree = await git.addTree(before.tree, await Promise.all(changed.map(treeEntryOf)));
  return tree === before.tree ? undefined : git.addCommit(message, tree, parents);
}
