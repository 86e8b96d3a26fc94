import { NOT_CONTENT, PICTURE, fileKindOf } from "../../../../gatsby-plugin-content/file-kinds";
import { type ContentPath, CONTENT, inRepository } from "../../../../gatsby-plugin-content/paths";
import { bytesOfText, textOfBytes } from "../../../../gatsby-plugin-content/text-bytes";
import type { FilesInMemory } from "../../../changes/files-in-memory";
import { refusals } from "../../../messages/messages";
import type { GitApi } from "./git-api";

/** How many files are asked for at the same time. GitHub refuses more than a hundred. */
const AT_ONCE = 20;

/** The content at a commit. */
export type Content = Readonly<{
  commit: string;
  /** The tree of the whole repository. */
  tree: string;
  /** The blob of each file. */
  blobs: ReadonlyMap<ContentPath, string>;
  /** The bytes of the JSON files. All other files have their blob's name as bytes: enough to know that they are there. */
  files: FilesInMemory;
}>;

/** Makes a function that runs only once for each key. A failure is forgotten. */
function once<Answer>(act: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return key => {
    const answer =
      known.get(key) ??
      act(key).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    known.set(key, answer);
    return answer;
  };
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/** Reads the content of a repository. Nothing is read twice: what a commit, a tree or a blob has never changes. */
export function contentOf(git: GitApi) {
  const bytesOfBlob = once(git.bytesOfBlob);
  const treeOf = once(git.treeOf);
  const placeholderOf = once((blob: string) => Promise.resolve(bytesOfText(blob)));

  const blobsIn = once(async (tree: string) => {
    const content = (await git.entriesOf(tree)).get(CONTENT);
    const all = content === undefined ? [] : [...(await git.filesBelow(content))];
    return new Map(all.filter(([file]) => !NOT_CONTENT.test(file)) as [ContentPath, string][]);
  });

  const read = ([file, blob]: readonly [ContentPath, string]) =>
    fileKindOf(file) ? bytesOfBlob(blob) : placeholderOf(blob);

  const readAll = async (blobs: ReadonlyMap<ContentPath, string>): Promise<FilesInMemory> => {
    const files: FilesInMemory = new Map();
    const all = [...blobs];
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const some = all.slice(start, start + AT_ONCE);
      const bytes = await Promise.all(some.map(read));
      for (const [index, [file]] of some.entries()) files.set(file, bytes[index] ?? new Uint8Array());
    }
    return files;
  };

  const blobsAt = async (commit: string) => blobsIn(await treeOf(commit));

  return {
    treeOf,

    /** The blobs of the content at a commit, by their files. */
    blobsAt,

    /** The content at a commit. */
    at: async (commit: string): Promise<Content> => {
      const [tree, blobs] = await Promise.all([treeOf(commit), blobsAt(commit)]);
      return { commit, tree, blobs, files: await readAll(blobs) };
    },

    /** The text of a blob. */
    textOfBlob: async (blob: string): Promise<string> => textOfBytes(await bytesOfBlob(blob)),

    /** The text of a file at a commit; undefined if it is not there. */
    textAt: async (commit: string, file: ContentPath): Promise<string | undefined> => {
      const bytes = await git.fileAt(commit, inRepository(file));
      return bytes && textOfBytes(bytes);
    },

    /** A picture at a commit. Throws if it is not there. */
    picture: async (commit: string, file: ContentPath): Promise<Blob> => {
      const blob = PICTURE.test(file) ? (await blobsAt(commit)).get(file) : undefined;
      if (blob === undefined) throw new Error(refusals.moved(file));
      const type = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "";
      return new Blob([await bytesOfBlob(blob)], { type });
    },
  };
}

export type ContentReader = ReturnType<typeof contentOf>;
