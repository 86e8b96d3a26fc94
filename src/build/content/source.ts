import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** A file of the content directory. */
export interface ContentFile {
  /** Changes whenever the bytes change, so that unchanged files are not examined again. */
  version: string;
  /** Bytes. */
  size: number;
  read: () => Buffer;
}

/** The files of the content directory by their path inside it, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** Folders beside the content that no page shows: its description, and the pictures of the guide for editors. */
const NOT_CONTENT: readonly string[] = ["schemas", "guide"];

/** The files of a content directory on disk, without schemas, the guide's pictures and hidden files. */
export function filesOnDisk(contentDirectory: string): ContentFiles {
  const files = new Map<string, ContentFile>();
  addFolder(files, contentDirectory, "");
  return files;
}

function addFolder(files: Map<string, ContentFile>, root: string, folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.name.startsWith(".") || NOT_CONTENT.includes(path)) continue;
    if (entry.isDirectory()) addFolder(files, root, path);
    else addFile(files, path, join(root, path));
  }
}

function addFile(files: Map<string, ContentFile>, path: string, absolutePath: string): void {
  const stat = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stat?.isFile()) return;
  files.set(path, {
    version: `${stat.mtimeMs}:${stat.size}`,
    size: stat.size,
    read: () => readIfThere(absolutePath),
  });
}

/** While somebody edits, a file may vanish between being listed and being read; it then counts as empty. */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

let overrideCount = 0;

/** The same files with some replaced, added (bytes) or taken away (null), none of it on disk. */
export function withOverrides(files: ContentFiles, overrides: ReadonlyMap<string, Buffer | null>): ContentFiles {
  const changed = new Map(files);
  for (const [path, bytes] of overrides) {
    if (bytes === null) changed.delete(path);
    else changed.set(path, { version: `override ${++overrideCount}`, size: bytes.length, read: () => bytes });
  }
  return changed;
}
