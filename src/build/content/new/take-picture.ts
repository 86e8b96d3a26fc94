import { readFileSync, statSync } from "node:fs";
import { posix, resolve } from "node:path";
import sharp from "sharp";
import { markFault } from "../mark-soundness";
import { quote } from "../wording";
import type { Question } from "./kind";
import { type Project, slugify } from "./project";
import { Refusal } from "./refusal";

/** Bytes. */
const LARGEST_PICTURE = 2_000_000;
/** px; pictures that are too large are made this long on their longer side. */
const LONGEST_SIDE = 2400;

/** A picture on its way into content/. */
export interface TakenPicture {
  /** Path inside content/. */
  path: string;
  /** Undefined when the picture is in content/ already. */
  bytes?: Buffer;
  /** What was done to it, for the person at the keyboard. */
  note?: string;
}

type Folder = "photos" | "team" | "marks";

/** Where a picture is: in content/ already, or somewhere on the computer; undefined when it is nowhere. */
function findPicture(
  { files }: Project,
  given: string,
  folder: Folder,
): { path: string } | { source: string } | undefined {
  const names = [posix.join(folder, given), given.replace(/^(?:\.\/)?content\//, "")];
  const path = names.find(name => files.has(name) && posix.dirname(name) === folder);
  if (path !== undefined) return { path };
  const home = given.replace(/^~(?=\/)/, process.env["HOME"] ?? "~");
  const source = resolve(process.env["INIT_CWD"] ?? process.cwd(), home);
  return statSync(source, { throwIfNoEntry: false })?.isFile() ? { source } : undefined;
}

/** The question for a picture of a folder of content/. */
export function pictureQuestion(flag: string, what: string, folder: Folder): Question {
  return {
    flag,
    label: `${what} (path to a file on this computer, or the name of one in content/${folder})`,
    fault: (given, project) =>
      findPicture(project, given, folder)
        ? undefined
        : `is ${quote(given)}, but there is no such file on this computer or in content/${folder}.`,
  };
}

/**
 * Takes a picture from anywhere on the computer, or one that is in content/ already, for a folder of content/.
 * Throws a Refusal when there is none or when it cannot be used.
 */
export async function takePicture(project: Project, given: string, folder: Folder): Promise<TakenPicture> {
  const found = findPicture(project, given, folder);
  if (found === undefined) throw new Refusal(`There is no picture ${quote(given)}.`);
  if ("path" in found) return found;
  const { source } = found;
  const bytes = readFileSync(source);
  const stem = slugify(posix.basename(given.replaceAll("\\", "/")).replace(/\.[^.]*$/, "")) || "picture";
  const taken = folder === "marks" ? takeMark(bytes, stem) : await takePhoto(bytes, stem, folder);
  const present = project.files.get(taken.path);
  if (present === undefined) return taken;
  if (present.read().equals(taken.bytes ?? bytes)) return { path: taken.path };
  throw new Refusal(`There is another picture at content/${taken.path} already. Rename yours and try again.`);
}

function takeMark(bytes: Buffer, stem: string): TakenPicture {
  const fault = markFault(bytes);
  if (fault !== undefined) throw new Refusal(`The mark ${fault}`);
  return { path: `marks/${stem}.svg`, bytes };
}

async function takePhoto(bytes: Buffer, stem: string, folder: string): Promise<TakenPicture> {
  try {
    const { format, width, height, exif } = await sharp(bytes).metadata();
    const ending = { jpeg: "jpg", png: "png", webp: "webp" }[format as string];
    // Photographs from phones say in their EXIF data where they were taken, and are often turned by it.
    const asIs =
      ending !== undefined && !exif && bytes.length <= LARGEST_PICTURE && Math.max(width, height) <= LONGEST_SIDE * 2;
    if (asIs) return { path: posix.join(folder, `${stem}.${ending}`), bytes };
    const { data, info } = await sharp(bytes, { failOn: "warning" })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const note = `The picture was saved anew as JPEG, ${info.width} × ${info.height} pixels, without the camera's data.`;
    return { path: posix.join(folder, `${stem}.jpg`), bytes: data, note };
  } catch {
    throw new Refusal("The picture cannot be read. Save it as JPEG, PNG or WebP and try again.");
  }
}
