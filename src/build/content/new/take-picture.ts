import { readFileSync, statSync } from "node:fs";
import { posix, resolve } from "node:path";
import { markFault } from "../mark-soundness";
import { quote } from "../wording";
import type { Question } from "./kind";
import { type Project, slugify } from "./project";
import { type TakenPicture, takePhoto } from "./take-photo";
import { Refusal } from "./refusal";

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
  const taken = folder === "marks" ? takeMark(bytes, stem) : await takePhoto(bytes, `${folder}/${stem}`);
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
