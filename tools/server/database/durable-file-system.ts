import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system that is extended here. PGlite has no type for it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
  tryFSOperation: <T>(operation: () => T) => T;
}

/**
 * PGlite's file system, which also flushes files to the disk (https://github.com/electric-sql/pglite/issues/1107).
 * Otherwise a power cut, though not a killed process, would lose acknowledged enquiries.
 */
class DurableFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), ({ NODEFS }) => extend(NODEFS as never)];
    return { emscriptenOpts };
  }
}

const extend = (fileSystem: NodeFileSystem) => {
  fileSystem.stream_ops.fsync = ({ nfd, node }) =>
    fileSystem.tryFSOperation(() => {
      // A folder has no descriptor.
      const descriptor = nfd ?? openSync(fileSystem.realPath(node), "r");
      fsyncSync(descriptor);
      if (nfd === undefined) closeSync(descriptor);
      return 0;
    });
};

/** Opens a database that flushes its files. Only this method reaches the file system: fdatasync does nothing. */
export const openDurable = (path: string, options: PGliteOptions = {}) => {
  const defaults = PGlite.defaultStartParams.filter(parameter => parameter !== "-F");
  const startParams = [...defaults, "-c", "wal_sync_method=fsync"];
  return PGlite.create(path, { ...options, fs: new DurableFileSystem(path), startParams, relaxedDurability: false });
};
