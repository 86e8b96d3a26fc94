import { fileKindOf } from "../gatsby-plugin-content/file-kinds";
import { type Files, dataOf, write } from "./addresses";
import { refusals } from "./messages";

/**
 * Frees a place in a folder's order for a file. The entries between its old place and the new one move by one towards
 * the old place. For a new file, those behind move by one, up to the next free place.
 */
export function makeRoom(files: Files, file: string, place: unknown): void {
  const orderOf = (path: string) => dataOf(files, path)["order"];
  const others = [...files.keys()].filter(path => path !== file && fileKindOf(path) === fileKindOf(file));
  const oldPlace = orderOf(file);
  const movesBack = typeof oldPlace === "number" && typeof place === "number" && oldPlace < place;
  const step = movesBack ? -1 : 1;
  // Frees the next place first, for the entry that holds this one.
  const free = (taken: number): void => {
    const holder = others.find(path => orderOf(path) === taken);
    if (!holder) return;
    free(taken + step);
    write(files, holder, ["order"], taken + step);
  };
  if (typeof place === "number") free(place);
}

/** Moves an entry of a folder to the place of another one. Throws if they are not of one kind. */
export function moveTo(files: Files, file: string, target: string): void {
  const { order: place } = dataOf(files, target);
  const isPossible = fileKindOf(file)?.folder && fileKindOf(file) === fileKindOf(target) && files.has(file);
  if (!isPossible || typeof place !== "number") throw new Error(refusals.notMoved);
  makeRoom(files, file, place);
  write(files, file, ["order"], place);
}
