import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type ModuleOptions = Parameters<NodeFS["init"]>[1];

/** The part of Emscripten's file system that is extended here; PGlite's own types leave it open. */
interface NodeModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/**
 * PGlite's file system on disk, with the one thing it leaves out: when Postgres asks for a file to
 * be flushed to the disk, it is (https://github.com/electric-sql/pglite/issues/1107). Together with
 * `durableStartParams` a committed row then survives a power cut, not only a killed process.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addFsync(module as NodeModule)];
    return { emscriptenOpts };
  }
}

function addFsync({ NODEFS }: NodeModule) {
  NODEFS.stream_ops.fsync = stream => {
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd);
    } else {
      fsyncDirectory(NODEFS.realPath(stream.node));
    }
    return 0;
  };
}

function fsyncDirectory(path: string) {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Start parameters for PGlite with flushing on: its defaults without `-F`, and with the one flushing
 * method that reaches the file system (fdatasync is answered without doing anything).
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  return [...defaults.filter(parameter => parameter !== "-F"), "-c", "wal_sync_method=fsync"];
}
