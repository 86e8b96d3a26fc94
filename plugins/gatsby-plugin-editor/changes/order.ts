import { fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { type FilesInMemory, dataOfFile, writeValue } from "./files-in-memory";
import { refusals } from "../messages/messages";

/**
 * Frees a position in a folder's order for a file. The entries between its old position and the new one move by one,
 * towards the old position. For a new file, those behind move by one, up to the next free position.
 */
export function makeRoom(files: FilesInMemory, file: ContentPath, position: number): void {
  const orderOf = (path: ContentPath) => dataOfFile(files, path)["order"];
  const others = [...files.keys()].filter(path => path !== file && fileKindOf(path) === fileKindOf(file));
  const oldPosition = orderOf(file);
  const step = typeof oldPosition === "number" && oldPosition < position ? -1 : 1;
  /** The entries to move, each with its new position. */
  const moves: { entry: ContentPath; to: number }[] = [];
  let taken = position;
  let holder = others.find(path => orderOf(path) === taken);
  while (holder !== undefined) {
    taken += step;
    moves.push({ entry: holder, to: taken });
    holder = others.find(path => orderOf(path) === taken);
  }
  for (const { entry, to } of moves) writeValue(files, entry, ["order"], to);
}

/** Moves an entry of a folder to the position of another one. Throws if they are not of one kind. */
export function moveTo(files: FilesInMemory, file: ContentPath, target: ContentPath): void {
  const { order: position } = dataOfFile(files, target);
  const isPossible = fileKindOf(file)?.folder && fileKindOf(file) === fileKindOf(target) && files.has(file);
  if (!isPossible || typeof position !== "number") throw new Error(refusals.notMoved);
  makeRoom(files, file, position);
  writeValue(files, file, ["order"], position);
}
