import { basename } from "pathe";
import { addressOfFile, fileKindOf, pagePath, slugOf } from "../../gatsby-plugin-content/file-kinds";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { readJson } from "../../gatsby-plugin-content/json-text";
import { type Site, stringsOf, textAt } from "../../gatsby-plugin-content/site";
import { bytesOfText, textOfBytes } from "../../gatsby-plugin-content/text-bytes";
import { withValue } from "./json-edit";
import { refusals } from "../messages/messages";

/** The bytes of files by their path inside content/. */
export type Files = Map<string, Uint8Array>;

/** The text of a file; empty if there is none. */
export const textIn = (files: ReadonlyMap<string, Uint8Array>, file: string): string => {
  const bytes = files.get(file);
  return bytes ? textOfBytes(bytes) : "";
};

/** The data of a JSON file; empty if the file is missing or broken. */
export function dataOf(files: ReadonlyMap<string, Uint8Array>, file: string): JsonObject {
  const bytes = files.get(file);
  if (!bytes) return {};
  const json = readJson(bytes);
  return "value" in json ? json.value : {};
}

const REDIRECTS = "redirects.json";

/** The links to a file's page, including redirects. */
function linksTo(site: Site, file: string) {
  // A service also has a page of the gallery.
  const isService = fileKindOf(file)?.schema === "service";
  const pages = [addressOfFile(file), isService ? pagePath("/gallery", slugOf(file)) : undefined];
  return stringsOf(site, "href").filter(({ value }) => pages.includes(value.split("#")[0]));
}

/** The redirects to a file's page: the path of their target, and the address that they are for. */
export function redirectsTo(site: Site, file: string) {
  const targets = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  return targets.map(({ path, parent }) => ({ path: [...path], from: textAt(parent?.value, "from") ?? "" }));
}

/** Sends the visitors of a deleted page, and of its redirects, to another page; without one, removes the redirects. */
export function redirectVisitors(files: Files, site: Site, file: string, to: string | undefined): void {
  // The last one first, because a removed redirect moves those behind it.
  for (const { path } of redirectsTo(site, file).toReversed())
    if (to === undefined) write(files, REDIRECTS, path.slice(0, -1), undefined);
    else write(files, REDIRECTS, path, to);
  if (to !== undefined) addRedirect(files, addressOfFile(file), to);
}

/** The references of other files to a picture, or to a file's page: links, aliases, the service of a project. No redirects. */
export function referencesTo(site: Site, file: string) {
  const slug = slugOf(file);
  const schema = fileKindOf(file)?.schema ?? "";
  const links = linksTo(site, file).filter(({ document }) => document.file !== REDIRECTS);
  const entries = stringsOf(site, schema).filter(({ value }) => value === slug);
  const pictures = stringsOf(site, "picture", "logo").filter(({ value }) => value.endsWith(`/${file}`));
  return [...links, ...entries, ...pictures].filter(({ document }) => document.file !== file);
}

/** Writes a value into a JSON file. -1 as the last part of `path` appends it to a list. */
export function write(files: Files, file: string, path: (string | number)[], value: unknown): void {
  files.set(file, bytesOfText(withValue(textIn(files, file), path, value)));
}

/** Adds a redirect from the address of a former page to another page. */
const addRedirect = (files: Files, from: string | undefined, to: string | undefined): void =>
  write(files, REDIRECTS, ["redirects", -1], { from, to });

/** Writes another slug into all references to a file, and into the targets of redirects to its page. */
function renameReferences(files: Files, site: Site, file: string, slug: string): void {
  const redirects = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  // The slug alone, or at the end of a link, before the id of a section.
  const oldSlug = new RegExp(`(?<=^|/)${slugOf(file)}(?=$|#)`);
  for (const { document, path, value } of [...referencesTo(site, file), ...redirects])
    write(files, document.file, [...path], value.replace(oldSlug, slug));
}

function moveFile(files: Files, file: string, moved: string): void {
  const bytes = files.get(file);
  if (bytes) files.set(moved, bytes);
  files.delete(file);
}

/** Removes the redirect from an address to which a page moves back. */
function removeRedirectFrom(files: Files, site: Site, address: string | undefined): void {
  const needless = stringsOf(site, "redirect").find(({ value }) => value === address);
  if (needless) write(files, needless.document.file, needless.path.slice(0, -1), undefined);
}

/** Moves a file and all references to another slug. Adds a redirect, but none to a placeholder. Returns the new path. */
export function rename(files: Files, site: Site, file: string, slug: string): string {
  const moved = file.replace(`${slugOf(file)}.json`, `${slug}.json`);
  if (files.has(moved)) throw new Error(refusals.addressTaken(addressOfFile(moved)));
  renameReferences(files, site, file, slug);
  moveFile(files, file, moved);
  removeRedirectFrom(files, site, addressOfFile(moved));
  const isPlaceholder = dataOf(files, moved)["status"] === "placeholder";
  if (!isPlaceholder) addRedirect(files, addressOfFile(file), addressOfFile(moved));
  return moved;
}

/** The paths that a file had under earlier addresses, which redirects name; the latest first. */
export function formerPaths(files: ReadonlyMap<string, Uint8Array>, file: string): string[] {
  const kind = fileKindOf(file);
  const { redirects } = dataOf(files, REDIRECTS);
  if (!kind?.folder || !Array.isArray(redirects)) return [];
  const former = redirects.filter(isObject).filter(({ to }) => to === addressOfFile(file));
  const paths = former.map(({ from }) => `${kind.path}/${basename(String(from))}.json`);
  return paths.toReversed();
}
