import { readFile, writeFile } from "node:fs/promises";

/** Writes a file unless it holds just this: what copies a site to its host goes by the time of the files. */
export const writeIfChanged = async (file: string, content: string | Buffer): Promise<void> => {
  const present = await readFile(file).catch(() => undefined);
  if (!present?.equals(Buffer.from(content))) await writeFile(file, content);
};
