import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MemoryFS, PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** The part of Emscripten's file system that is used here. */
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

/** PGlite's file system in memory, filled with the files of a folder before Postgres starts. */
class MemoryCopy extends MemoryFS {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async init(...parameters: Parameters<MemoryFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    const fill = ({ FS }: { FS: unknown }) => copy(this.#folder, FS as FileSystem, PGlite.paths.PGDATA);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), fill];
    return { emscriptenOpts };
  }
}

const copy = (from: string, fileSystem: FileSystem, to: string): void => {
  fileSystem.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copy(source, fileSystem, target);
    else fileSystem.writeFile(target, readFileSync(source));
  }
};

/** Opens a copy of a database in memory: writes nothing to the disk, which may be full or read-only. */
export const openInMemory = (path: string, options: PGliteOptions) =>
  PGlite.create({ ...options, fs: new MemoryCopy(path) });
