import { randomKey } from "./random-key";
import type { Photograph } from "./reduce-choice";
import { getState } from "./state";

/**
 * In bytes: the files that wait in memory take at most this together. A larger file is not sent, so it is never read.
 */
export const mostInMemory = 100_000_000;

/**
 * Begins to read files as soon as they are chosen: a phone may take back the access to a photograph from the cloud while it
 * waits. A file for which there is no room is read when it is its turn.
 */
export const readFiles = (files: readonly File[]): readonly Photograph[] => {
  const { chosen, sending } = getState();
  let room = mostInMemory;
  for (const { file, bytes } of [...chosen, ...sending]) if (bytes) room -= file.size;
  const photographs: Photograph[] = [];
  for (const file of files) {
    const bytes = file.size <= room ? readAtOnce(file) : undefined;
    if (bytes) room -= file.size;
    photographs.push({ id: randomKey(), status: "waiting", file, bytes });
  }
  return photographs;
};

const readAtOnce = (file: File) => {
  const bytes = file.arrayBuffer();
  // An error is reported where the bytes are used.
  bytes.catch(() => undefined);
  return bytes;
};
