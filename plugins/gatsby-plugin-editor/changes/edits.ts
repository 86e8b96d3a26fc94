import { basename } from "pathe";
import { addressOfFile, fileKindOf, slugOf } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath, SiteAddress } from "../../gatsby-plugin-content/paths";
import { type Site, placeholdersOf, problemAt } from "../../gatsby-plugin-content/site";
import { bytesOfText } from "../../gatsby-plugin-content/text-bytes";
import type { Problem } from "../../gatsby-plugin-content/problem";
import { refusals } from "../messages/messages";
import { redirectVisitors, redirectsTo, referencesTo, rename } from "./addresses";
import { type FilesInMemory, textOfFile } from "./files-in-memory";
import { parseObject, withValue } from "./json-edit";
import { makeRoom, moveTo } from "./order";

/*
 * What a save, a move, a deletion and an earlier version change in the content. An edit changes files in memory and returns
 * the file of the open form. The same edits run in the server on this computer and, on the web, in the browser.
 */

/** Changes files, of which `site` is the checked state before. Throws if it is not possible. */
export type Edit = (files: FilesInMemory, site: Site) => ContentPath;

/** A new picture. */
export type Picture = Readonly<{ file: ContentPath; bytes: Uint8Array }>;

/** Says a problem in the words of the form of a file. */
type LineOfProblem = (problem: Problem, formFile: ContentPath) => string;

/** Thrown if the text of a file is no longer the one from which the text to save was made. */
export class OutdatedText extends Error {
  constructor() {
    super(refusals.busy);
  }
}

/** Refuses an edit if a file has another text than `basedOn`; undefined: it must be new. Throws `OutdatedText`. */
export const ifStill =
  (file: ContentPath, basedOn: string | undefined, edit: Edit): Edit =>
  (files, site) => {
    if (basedOn === undefined && files.has(file)) throw new Error(refusals.addressTaken(addressOfFile(file)));
    if (basedOn !== undefined && textOfFile(files, file) !== basedOn) throw new OutdatedText();
    return edit(files, site);
  };

/** Writes the text of a file, with the pictures that it uses. A new order makes room; a new slug moves the file. */
export const saveEdit =
  (file: ContentPath, fileText: string, pictures: readonly Picture[]): Edit =>
  (files, site) => {
    const { slug, order } = parseObject(fileText);
    // A picture that was replaced before the save is not used.
    for (const picture of pictures)
      if (fileText.includes(basename(picture.file))) files.set(picture.file, picture.bytes);
    if (typeof order === "number") makeRoom(files, file, order);
    files.set(file, bytesOfText(fileText));
    const isMoved = fileKindOf(file)?.folder && typeof slug === "string" && slug !== slugOf(file);
    return isMoved ? rename(files, site, file, slug) : file;
  };

/** Moves an entry of a folder to the position of another one. */
export const moveEdit =
  (file: ContentPath, target: ContentPath): Edit =>
  files => {
    moveTo(files, file, target);
    return file;
  };

/** Deletes a file, unless others refer to it. Its redirects, and with `redirectTo` its visitors, go to that page. */
export const deleteEdit =
  (file: ContentPath, redirectTo: SiteAddress | undefined, lineOfProblem: LineOfProblem): Edit =>
  (files, site) => {
    refuseIfUsed(site, file, lineOfProblem);
    redirectVisitors(files, site, file, redirectTo);
    files.delete(file);
    return file;
  };

/** The text of an earlier version with the present address of its file. */
export const broughtBack = (file: ContentPath, earlierText: string): string =>
  fileKindOf(file)?.folder ? withValue(earlierText, ["slug"], slugOf(file)) : earlierText;

/** Throws if other files refer to a file. */
export function refuseIfUsed(site: Site, file: ContentPath, lineOfProblem: LineOfProblem): void {
  const references = referencesTo(site, file).flatMap(node => problemAt(node, ""));
  const lines = references.map(reference => lineOfProblem(reference, file));
  if (lines.length > 0) throw new Error(refusals.inUse(lines));
}

/** What a deletion would mean: addresses that lead to the page now, and where its visitors could go. */
export type Deletion = Readonly<{
  title: string;
  redirects: readonly SiteAddress[];
  /** The page, if it was ever public, and the page that could replace it. */
  from?: SiteAddress | undefined;
  to?: SiteAddress | undefined;
}>;

/** What a deletion of a file would mean. `isPublished`: the file was once live. */
export function deletionOf(site: Site, file: ContentPath, title: string, isPublished: boolean): Deletion {
  const redirects = redirectsTo(site, file).map(({ from }) => from);
  const isPlaceholder = placeholdersOf(site).some(({ document }) => document.file === file);
  const wasPublic = (isPublished && !isPlaceholder) || redirects.length > 0;
  const { address: to } = fileKindOf(file) ?? {};
  return { title, redirects, ...(wasPublic ? { from: addressOfFile(file), to } : {}) };
}
