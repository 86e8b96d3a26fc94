import { lstat, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoredEnquiry, StoredPhotograph } from "./stored-enquiries";

/** What happened to a photograph: it was written now, or the folder had it. */
interface WrittenFile {
  readonly path: string;
  readonly isNew: boolean;
}

/**
 * Writes the photographs of an enquiry to a folder, which is created if it is missing. Never writes over a file: the same
 * photograph is left as it is, and another file keeps its name. Throws if a file cannot be written.
 */
export async function writePhotographs(
  folder: string,
  enquiry: StoredEnquiry,
  photographs: readonly StoredPhotograph[],
): Promise<WrittenFile[]> {
  await mkdir(folder, { recursive: true });
  const written: WrittenFile[] = [];
  for (const { number, jpeg } of photographs)
    written.push(await writeNew(folder, `${nameOf(enquiry)} ${number}`, Buffer.from(jpeg, "base64")));
  return written;
}

/** Writes a file under the first name that is free: "name.jpg", "name (2).jpg" and so on. */
async function writeNew(folder: string, name: string, content: Buffer, copy = 1): Promise<WrittenFile> {
  const path = join(folder, `${name}${copy === 1 ? "" : ` (${copy})`}.jpg`);
  try {
    // Fails if there is anything with this name, also a link.
    await writeFile(path, content, { flag: "wx" });
    return { path, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  if (await hasContent(path, content)) return { path, isNew: false };
  return writeNew(folder, name, content, copy + 1);
}

/** Whether a path is a file with this content. */
async function hasContent(path: string, content: Buffer): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() && found.size === content.length && content.equals(await readFile(path));
}

/** Date, time (UTC) and sender, which sort by date and begin with no name that Windows reserves. */
const nameOf = ({ receivedAt, name }: StoredEnquiry) =>
  `${receivedAt.slice(0, "2026-11-21T09:30:00".length).replace("T", " ").replaceAll(":", "-")} ${safeName(name)}`;

/** In characters. With four bytes each, the whole name is shorter than the 255 bytes that file systems allow. */
const longestName = 50;

/** A name without the characters that a file system refuses or that change the text around them. */
const safeName = (name: string) =>
  Array.from(name.normalize().replace(/[\p{C}\s/\\<>:"|?*]+/gu, " "))
    .slice(0, longestName)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "") || "unnamed";
