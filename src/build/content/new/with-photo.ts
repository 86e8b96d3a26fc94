import { posix } from "node:path";
import { appendEntry } from "./append-entry";
import { type Answers, type Plan, answer } from "./kind";
import { type Project, readText } from "./project";
import type { TakenPicture } from "./take-photo";
import { takePicture } from "./take-picture";

const GALLERY = "pages/gallery.json";

/** A picture as a JSON file in a folder of content/ names it. */
export interface PictureEntry {
  image: string;
  alt: string;
}

/** A photograph taken into content/photos, with what has to be written for it. */
interface PhotoPlan extends Plan {
  entry: PictureEntry;
}

/** Takes the photograph of the answers; a new one goes into the gallery, too, which shows every photograph. */
export async function planPhoto(answers: Answers, project: Project): Promise<PhotoPlan> {
  const taken = await takePicture(project, answer(answers, "picture"), "photos");
  const alt = answer(answers, "alt");
  const entry = { image: `../${taken.path}`, alt };
  const changed = new Map<string, Buffer>();
  if (taken.bytes) {
    const caption = answer(answers, "caption") || alt;
    changed.set(GALLERY, Buffer.from(appendEntry(readText(project, GALLERY), ["pictures"], { ...entry, caption })));
  }
  return { entry, created: createdBy(taken), changed, notes: taken.note ? [taken.note] : [] };
}

/** The file that a taken picture adds, if it adds one. */
export function createdBy({ path, bytes }: TakenPicture): Map<string, Buffer> {
  return bytes ? new Map([[path, bytes]]) : new Map<string, Buffer>();
}

/** A content path as a file in another content folder writes it. */
export function relativeTo(file: string, path: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
