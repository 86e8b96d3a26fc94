/**
 * In bytes: the files that wait in memory take at most this together. A larger file is not sent, so it is never read.
 */
export const mostInMemory = 100_000_000;

/** The files that wait, with their bytes. */
const inMemory = new Map<File, Promise<ArrayBuffer>>();

/**
 * Begins to read files as soon as they are chosen: a phone may take back the access to a photograph from the cloud while it
 * waits. A file for which there is no room is read when it is its turn.
 */
export const readAtOnce = (files: readonly File[]): void => {
  for (const file of files) {
    const used = [...inMemory.keys()].reduce((sum, { size }) => sum + size, 0);
    if (used + file.size > mostInMemory) continue;
    const bytes = file.arrayBuffer();
    // An error is reported where the bytes are used.
    bytes.catch(() => undefined);
    inMemory.set(file, bytes);
  }
};

/** The bytes of a chosen file. Rejects if the browser cannot read it. */
export const bytesOf = (file: File): Promise<ArrayBuffer> => inMemory.get(file) ?? file.arrayBuffer();

/** Makes room in memory: this file is sent, refused or removed. */
export const forgetBytes = (file: File): void => {
  inMemory.delete(file);
};
