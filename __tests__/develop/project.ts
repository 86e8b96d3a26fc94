import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The copy of the project that the tests edit; `start.ts` makes it anew. */
export const copy = ".data/develop-tests";
export const developLog = ".data/develop-tests.log";
export const developUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9124)}`;

const inCopy = (path: string) => join(copy, "content", path);

/** The text of a content file of the copy. */
export const contentOf = (path: string) => readFile(inCopy(path), "utf8");

/** Saves a content file of the copy, as an editor's program would. */
export const save = (path: string, data: string | Buffer) => writeFile(inCopy(path), data);

/** Removes a content file of the copy. */
export const remove = (path: string) => rm(inCopy(path));

/** Puts a content file of the copy back as it is in the project. */
export const restore = (path: string) => copyFile(join("content", path), inCopy(path));

/** Saves a content file of the copy with one text replaced. Throws when the text is not in the file. */
export const replaceIn = async (path: string, old: string, replacement: string) => {
  const text = await contentOf(path);
  if (!text.includes(old)) throw new Error(`content/${path} does not hold ${JSON.stringify(old)}.`);
  await save(path, text.replace(old, replacement));
};
