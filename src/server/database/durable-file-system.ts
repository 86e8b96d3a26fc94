import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system that is extended here; PGlite's own types leave it open. */
interface NodeModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/**
 * PGlite's file system on disk, with the one thing it leaves out: when Postgres asks for a file to be flushed to the
 * disk, it is (https://github.com/electric-sql/pglite/issues/1107). A killed process loses nothing without it, because
 * the system has what was written; a power cut would take enquiries that were acknowledged.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addFsync(module as NodeModule)];
    return { emscriptenOpts };
  }
}

const addFsync = ({ NODEFS }: NodeModule) => {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // A folder has no descriptor of its own.
    const descriptor = nfd ?? openSync(NODEFS.realPath(node), "r");
    fsyncSync(descriptor);
    if (nfd === undefined) closeSync(descriptor);
    return 0;
  };
};

/** PGlite's defaults with flushing on, by the one method that reaches the file system (fdatasync does nothing). */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];
