import { posix } from "node:path";
import { addToList } from "./add-to-list";
import { type Answers, type Plan, answer } from "./kind";
import type { Project } from "./project";
import { atMost } from "./starter-words";
import type { TakenPicture } from "./take-photo";
import { takePicture } from "./take-picture";

const GALLERY = "pages/gallery.json";

/** Characters; the gallery's schema allows no more. */
export const LONGEST_CAPTION = 140;

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
    const caption = answer(answers, "caption") || captionFrom(alt);
    changed.set(GALLERY, addToList(project, GALLERY, ["pictures"], { ...entry, caption }));
  }
  return { entry, created: createdBy(taken), changed, notes: taken.note ? [taken.note] : [] };
}

/** An alternative text as a caption, cut at a word where it is too long for one. */
export function captionFrom(alt: string): string {
  return atMost(LONGEST_CAPTION, alt);
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
